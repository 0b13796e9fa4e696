"""People: what their games have come to, how strong they are, what others see of them."""

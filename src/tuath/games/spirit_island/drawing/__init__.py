"""The island as a picture: ``land`` outlines · ``things`` · ``placing`` where they stand · ``picture`` all of it."""

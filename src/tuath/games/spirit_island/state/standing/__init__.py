"""What holds for a while or is remembered: statements, special rules, panels, markers, cards."""

/** Of the owl's button. */
export const OWL_BUTTON = 'ask-the-owl';

/** Moves the focus to the owl's button, from which help was opened. */
export const focusOwl = (): void => document.getElementById(OWL_BUTTON)?.focus();

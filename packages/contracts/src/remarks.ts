/** How work is returned. */
export const VERDICTS = ['accepted', 'look-again'] as const;

export const HANDED_IN_STATES = ['handed-in', ...VERDICTS] as const;

/** The most characters of a line that are kept with a remark about it. */
export const MAX_LINE_TEXT = 200;

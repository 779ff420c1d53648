/** The maximum number of chapters, and of levels of a chapter, in one answer about a part of a course. */
export const CHAPTERS_AT_ONCE = 8;

export const LEVELS_AT_ONCE = 10;

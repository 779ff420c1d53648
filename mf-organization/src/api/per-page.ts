/** How many rows of a list a page shows. */
export const PER_PAGE = 50;

/** All students of a class, of whom a page needs the names: the most that a call answers. */
export const STUDENTS_OF_CLASS = 200;

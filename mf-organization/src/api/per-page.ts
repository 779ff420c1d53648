/** How many rows of a list a page shows. */
export const PER_PAGE = 50;

/** The most that one code opens: as many as the provider sells at once. */
export const MOST_SEATS = 100;

/** Whether a code is a class set, which a school redeems; a code for one student is a parent's. */
export const isClassSet = (seats: number): boolean => seats > 1;

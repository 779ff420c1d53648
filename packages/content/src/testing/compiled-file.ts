/** Names, in the environment, the file in which one run of the tests keeps the courses that it has compiled. */
export const COMPILED_FILE = 'BURROW_COMPILED_COURSES';

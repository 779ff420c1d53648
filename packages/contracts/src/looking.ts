/** How long a teacher who looks at a student's work counts as looking without saying so again. */
export const LOOK_SECONDS = 30;

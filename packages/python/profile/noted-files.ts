/** What the names of the files end in, in which a thread notes what it entered and read. */
export const [FUNCTIONS, MODULES] = ['.functions', '.modules'];

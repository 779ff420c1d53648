/** Characters that a left-to-right editor shows on the wrong side of the preceding words. */
const OUT_OF_ORDER = /[\u0590-\u07ff].*([a-z]|\.$)/i;

/** Whether an Arabic or Hebrew comment has Latin letters, or a full stop, after its words: there they change places. */
export const isOutOfOrder = (comment: string): boolean => OUT_OF_ORDER.test(comment);

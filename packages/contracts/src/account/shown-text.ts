import { z } from 'zod';

/** Zero-width space, marks of direction, the mark of byte order: nobody sees them, and two names differ by them. */
const UNSEEN = /[\u200B\u200E\u200F\uFEFF]/gu;
const JOINERS = /[\u200C\u200D]+/gu;
const LETTER_BEFORE = /[\p{L}\p{M}]$/u;
const LETTER_AFTER = /^[\p{L}\p{M}]/u;
/** What turns the text around it, and halves of characters that are no text at all. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\p{Cs}]/u;

/** Without what nobody sees. Joiners stay between letters, where Persian, Hindi and others write with them. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(UNSEEN, '')
    .replaceAll(JOINERS, (run, at: number, whole: string) =>
      LETTER_BEFORE.test(whole.slice(0, at)) && LETTER_AFTER.test(whole.slice(at + run.length))
        ? run.charAt(0)
        : '',
    );

/** Whether a text is read in the order in which it is written, and turns nothing beside it. */
export const isPlainText = (text: string): boolean => !TURNING.test(text);

/**
 * A text that others read: a name, a note, a remark. A child's name could otherwise turn the line of a list around, hide in
 * it, or look like another's.
 */
export const ShownTextSchema = z
  .string()
  .overwrite(tidyText)
  .refine(isPlainText, { params: { text: 'plain' } });

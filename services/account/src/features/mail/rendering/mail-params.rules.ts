/** Longer than any name that a letter would begin with. */
const LONGEST = 60;

/**
 * The name that a mail may greet, or null. Whoever signs up with another's address chooses the name: one that
 * reads as a link, an address or a sentence is left out, so that no stranger writes to people by our mails.
 */
export function greetableName(name: string | undefined): string | null {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '' || trimmed.length > LONGEST) return null;
  return /[/:@<>[\]{}!?$€£%]|\p{Nd}{3}|\.\p{L}{2}/u.test(trimmed) ? null : trimmed;
}

/** A day in the reader's language. */
export function readableDay(iso: string, code: string): string {
  return new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** Paragraphs of plain text, which empty lines part. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '');

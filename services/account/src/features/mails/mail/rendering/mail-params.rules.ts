/** Longer than any name in a greeting. */
const LONGEST = 60;

/**
 * Returns the name that a mail may greet, or null. Somebody who signs up with another person's address chooses the name: one
 * that reads like a link, an address or a sentence is left out, so that no stranger can write to people through our mails.
 */
export function greetableName(name: string | undefined): string | null {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '' || trimmed.length > LONGEST) return null;
  return /[/:@<>[\]{}!?$€£%]|\p{Nd}{3}|\.\p{L}{2}/u.test(trimmed) ? null : trimmed;
}

/** Splits plain text into paragraphs at empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '');

/** The texts of a level in one language, by name: `guide`, `tip`, …; `comments` are those of its template. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

const isCode = (block: string): boolean => block.startsWith('```');

/** The paragraphs and the blocks of code of a text, in order. */
const blocksOf = (text: string): string[] =>
  text
    .split(/(```[\s\S]*?```)/)
    .flatMap(part => (isCode(part) ? [part] : part.split(/\n\s*\n/)))
    .map(block => block.trim())
    .filter(block => block !== '');

/** Returns what is to be translated of a text: its paragraphs, not its blocks of code. */
export const stringsOf = (text: string | readonly string[]): readonly string[] =>
  typeof text === 'string' ? blocksOf(text).filter(block => !isCode(block)) : text;

/** Returns a text with other paragraphs and the same blocks of code. There are as many strings as the text has. */
export function withStrings(
  text: string | readonly string[],
  strings: readonly string[],
): string | readonly string[] {
  if (typeof text !== 'string') return strings;
  const rest = [...strings];
  return blocksOf(text)
    .map(block => (isCode(block) ? block : (rest.shift() ?? '')))
    .join('\n\n');
}

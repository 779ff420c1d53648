import { readCode } from '@burrow/python-syntax';

const PLAIN = /^(["'])([^"'\\\n]*)\1$/u;

/**
 * Returns the code without comments, and with `"…"` for each text that is not a known one: a child may have
 * written a name there.
 *
 * @example
 * withoutOwnTexts('player.speak("I am Ada")  # my name', new Set(['Hello'])) // → 'player.speak("…")'
 */
export function withoutOwnTexts(source: string, known: ReadonlySet<string>): string {
  return readCode(source)
    .lines.map(line => {
      const words = line.tokens.map(({ kind, text, start }, index) => {
        const gap = start > (line.tokens[index - 1]?.end ?? start) ? ' ' : '';
        const isKnown = kind !== 'string' || known.has(PLAIN.exec(text)?.[2] ?? '…');
        return gap + (isKnown ? text : '"…"');
      });
      return ' '.repeat(line.indent) + words.join('');
    })
    .join('\n');
}

/** Returns the texts of a program that are not known ones, without quotation marks. */
export function ownTextsOf(source: string, known: ReadonlySet<string>): readonly string[] {
  const strings = readCode(source).lines.flatMap(({ tokens }) =>
    tokens.filter(({ kind }) => kind === 'string'),
  );
  const texts = strings.map(({ text }) => text.replaceAll(/^[a-zA-Z]*["']+|["']+$/gu, ''));
  return texts.filter(text => !known.has(text));
}

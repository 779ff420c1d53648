import { likeness, wordsOf } from '../compiler/likeness.ts';

/** Words, numbers and signs, with the places where they stand. */
const TOKENS = /\w+|[^\w\s]/g;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/** Every run of words of a line that is about as long as `length`. */
function piecesOf(line: string, length: number): Piece[] {
  const tokens = [...line.matchAll(TOKENS)].map(({ 0: word, index }) => ({ word, index }));
  return tokens.flatMap((first, from) =>
    [-2, -1, 0, 1, 2].flatMap((more): Piece[] => {
      const run = tokens.slice(from, from + Math.max(1, length + more));
      const last = run.at(-1);
      if (!last) return [];
      return [{ from: first.index, to: last.index + last.word.length, words: run.map(({ word }) => word) }];
    }),
  );
}

const NEAR = 0.6;

/**
 * Puts a mistake where the solution has what it resembles most.
 * @returns the wrong program; the solution itself if it has nothing like the mistake, or just that
 */
export function withMistake(solution: string, mistake: string): string {
  const lines = solution.split('\n');
  const words = wordsOf(mistake);
  const found = lines.flatMap((line, index) =>
    piecesOf(line, words.length).map(piece => ({ index, piece, score: likeness(piece.words, words) })),
  );
  const [best] = found.toSorted((one, other) => other.score - one.score);
  const line = lines[best?.index ?? 0] ?? '';
  if (!best || best.score < NEAR || line.slice(best.piece.from, best.piece.to) === mistake) return solution;
  const indent = /^ */.exec(line)?.[0] ?? '';
  const code = mistake.replaceAll('\n', `\n${indent}`);
  return lines
    .with(best.index, `${line.slice(0, best.piece.from)}${code}${line.slice(best.piece.to)}`)
    .join('\n');
}

/** A file's name for a mistake: its words. */
export const mistakeName = (mistake: string): string =>
  mistake
    .replaceAll(/\W+|_/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40) || 'mistake';

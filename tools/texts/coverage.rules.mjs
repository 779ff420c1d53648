// How much of a language there is, by part.
import { PARTS } from './catalogue/names.rules.mjs';

/** Of entries, by part: how many are translated, of how many. */
export function coverageIn(entries) {
  const parts = Object.fromEntries(Object.keys(PARTS).map(part => [part, { done: 0, all: 0 }]));
  for (const { part, translation } of entries) {
    parts[part].all += 1;
    if (translation !== undefined) parts[part].done += 1;
  }
  return parts;
}

/** New texts come in English first: a few that are missing make no other language of it, and no other page. */
const WHOLE = 0.98;

/** How much that is, in a word that stays true while texts come and go. */
export function shareOf({ done, all }) {
  const share = all === 0 ? 1 : done / all;
  if (share >= WHOLE) return 'whole';
  if (done === 0) return '—';
  return share >= 0.5 ? 'most' : 'some';
}

/** Which lessons a child meets in English: `all` but the first chapter, `some`, or null if hardly any. */
export function lessonsLeft({ first, lessons }) {
  const [begun, others] = [first, lessons].map(shareOf);
  if (others === '—') return 'all';
  return [begun, others].every(share => share === 'whole') ? null : 'some';
}

const lineOf = (cells, widths) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;

/** A table in Markdown with columns as wide as their widest cell. */
export function tableOf(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map(row => row[at].length)));
  const [head, ...others] = rows;
  return [head, widths.map(width => '-'.repeat(width)), ...others].map(row => lineOf(row, widths)).join('\n');
}

/**
 * A table of languages by part.
 * @param languages each with its name and coverage
 * @param show what a cell says of a part
 */
export const coverageTable = (languages, show) =>
  tableOf([
    ['language', ...Object.values(PARTS)],
    ...languages.map(({ name, coverage }) => [name, ...Object.keys(PARTS).map(part => show(coverage[part]))]),
  ]);

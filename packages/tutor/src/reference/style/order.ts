import { bindingsOf, type CodeLine } from '@burrow/python-syntax';
import { likeness, normalWords } from '../normal-form.ts';
import { isPure, mentions, type Rewriting, rowsOf, wordsIn } from './rows.ts';

/** What stands between the brackets of a `print` of a learner's. */
const printed = ({ text }: CodeLine): string | undefined => /^print\((.*)\)$/su.exec(text)?.[1];

/** The learner's own prints: they do no harm, and are nobody's mistake. */
export const ownPrints: Rewriting = ({ mine, theirs, differences }) => {
  const rows = rowsOf(theirs);
  const own = new Set(bindingsOf(mine.lines).map(({ name }) => name));
  return differences.flatMap((one, index) => {
    const line = one.kind === 'extra' ? mine.lines[one.mine] : undefined;
    const value = line && printed(line);
    const next = differences.slice(index + 1).find(other => other.kind !== 'extra');
    const at = next === undefined ? rows.length : next.theirs;
    const [above, below] = [rows[at - 1], rows[at]];
    if (!line || value === undefined || !isPure(value)) return [];
    const depths = [above?.depth, below?.depth, (above?.depth ?? 0) + (above?.text.endsWith(':') ? 1 : 0)];
    const isKnown = wordsIn(value.replaceAll(/(?<![fF])(?:"[^"]*"|'[^']*')/gu, '')).every(
      word => !own.has(word) || bindingsOf(theirs.lines).some(({ name }) => name === word),
    );
    return isKnown && depths.includes(line.depth) && !above?.text.startsWith('@')
      ? [rows.toSpliced(at, 0, { depth: line.depth, text: line.text })]
      : [];
  });
};

const ASSIGNS = /^([\w.]+) (?:[-+*/%]|\/\/)?= (.+)$/u;
const LEAST_LIKENESS = 0.5;

/** Whether two statements can change places: neither uses or makes what the other one makes. */
function isFreeOf(text: string, { depth }: CodeLine, row: { depth: number; text: string }): boolean {
  const [, name = '', value = ''] = ASSIGNS.exec(text) ?? [];
  const names = [name, ...wordsIn(value)];
  const isPlain =
    row.depth === depth &&
    !row.text.endsWith(':') &&
    !/^(?:return|break|continue|yield|raise|del)\b/u.test(row.text);
  return (
    isPlain &&
    !mentions(row.text, name) &&
    !names.some(one => new RegExp(`^${one}\\b.*=|^${one}\\.`, 'u').test(row.text))
  );
}

/** A statement of the reference in the place where the learner has it, if nothing between depends on it. */
export const ownOrder: Rewriting = ({ mine, theirs, differences }) => {
  const rows = rowsOf(theirs);
  return differences.flatMap(missing => {
    const line = missing.kind === 'missing' ? theirs.lines[missing.theirs] : undefined;
    const value = line && ASSIGNS.exec(line.text)?.[2];
    if (!line || missing.kind !== 'missing' || value === undefined || !isPure(value)) return [];
    const at = missing.theirs;
    return differences.flatMap((extra, index) => {
      const own = extra.kind === 'extra' ? mine.lines[extra.mine] : undefined;
      if (!own || likeness(normalWords(own), normalWords(line)) < LEAST_LIKENESS) return [];
      const next = differences.slice(index + 1).find(one => one.kind !== 'extra');
      const to = next === undefined ? rows.length : next.theirs;
      const passed = to > at ? rows.slice(at + 1, to) : rows.slice(to, at);
      if (!passed.every(row => isFreeOf(line.text, line, row)) || passed.length === 0) return [];
      const without = rows.toSpliced(at, 1);
      return [without.toSpliced(to > at ? to - 1 : to, 0, { depth: line.depth, text: line.text })];
    });
  });
};

import { endOfBlock, mentions, type Rewriting, rowsOf } from './rows.ts';

const replaced = (text: string, name: string, value: string): string =>
  text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_])`, 'gu'), value);

/** `n = 1` at the start of a function, where the reference has `def odd(n=1):` and calls it without a value. */
export const startInside: Rewriting = ({ mine, theirs }) => {
  const rows = rowsOf(theirs);
  return rows.flatMap((row, at) => {
    const [, name = '', start = '', value = ''] = /^def (\w+)\((\w+)=(\w+)\):$/u.exec(row.text) ?? [];
    const isKept = mine.lines.some(
      ({ text }, index) => text === `def ${name}():` && mine.lines[index + 1]?.text === `${start} = ${value}`,
    );
    const isCalledBare = rows.every(
      ({ text }) => !text.includes(`${name}(`) || text.includes(`${name}()`) || text === row.text,
    );
    if (!isKept || !isCalledBare) return [];
    const first = { depth: row.depth + 1, text: `${start} = ${value}` };
    return [[...rows.slice(0, at), { ...row, text: `def ${name}():` }, first, ...rows.slice(at + 1)]];
  });
};

/** `for record in records:` with `record[0]` and `record[1]`, where the reference has `for name, eggs in records:`. */
export const pairedRounds: Rewriting = ({ mine, theirs }) => {
  const rows = rowsOf(theirs);
  return mine.lines.flatMap(({ text }) => {
    const [, pair = '', list = ''] = /^for (\w+) in (.+):$/u.exec(text) ?? [];
    if (pair === '' || !mine.source.includes(`${pair}[0]`)) return [];
    return rows.flatMap((row, at) => {
      const [, first = '', second = '', same] = /^for (\w+), (\w+) in (.+):$/u.exec(row.text) ?? [];
      if (same !== list || rows.some(one => mentions(one.text, pair))) return [];
      const end = endOfBlock(rows, at + 1);
      const block = rows.slice(at + 1, end).map(one => ({
        ...one,
        text: replaced(replaced(one.text, first, `${pair}[0]`), second, `${pair}[1]`),
      }));
      return [[...rows.slice(0, at), { ...row, text }, ...block, ...rows.slice(end)]];
    });
  });
};

import { bindingsOf, type CodeLine, readCode, type Token } from '@burrow/python-syntax';
import { partOf, saidOf } from '../../rules/part-differences.ts';
import type { Alignment } from '../align.ts';
import {
  assignmentOf,
  endOfBlock,
  hasPlaceBefore,
  isOnce,
  isPure,
  mayChange,
  mentions,
  type Rewriting,
  type Row,
  rowsOf,
  wordsIn,
} from './rows.ts';

/** A name of the learner's where the reference has an expression. */
interface Site {
  readonly name: string;
  readonly value: string;
  /** Where the expression stands in the row's text. */
  readonly from: number;
}

const isF = ({ kind, text }: Token): boolean => kind === 'string' && /^[fF]/u.test(text);
const FIELD = /\{([^{}:!]+)/gu;

/** What stands in the curly brackets of two f-strings, in pairs. */
function fieldSites(mine: Token, theirs: Token, offset: number): Site[] {
  const [own, wanted] = [[...mine.text.matchAll(FIELD)], [...theirs.text.matchAll(FIELD)]];
  if (own.length !== wanted.length) return [];
  return own.flatMap(([, said = ''], index) => {
    const [, value = ''] = wanted[index] ?? [];
    const [left, right] = [readCode(said).lines[0], readCode(value).lines[0]];
    const from = offset + (wanted[index]?.index ?? 0) + 1;
    return left && right && said !== value
      ? sitesOf(left, right).map(site => ({ ...site, from: site.from + from }))
      : [];
  });
}

function sitesOf(mine: CodeLine, theirs: CodeLine): Site[] {
  const part = partOf(mine, theirs);
  const [only, more] = part.mine;
  const [first] = part.theirs;
  if (!only || more || !first) return [];
  const from = first.start - theirs.start;
  if (isF(only) && isF(first) && part.theirs.length === 1) return fieldSites(only, first, from);
  return only.kind === 'name' ? [{ name: only.text, value: saidOf(theirs, part.theirs), from }] : [];
}

const replacedAt = ({ text }: Row, { name, value, from }: Site): string =>
  text.slice(0, from) + name + text.slice(from + value.length);

const CALL = /[\p{L}\p{N}_\])]\([^()]*\)/u;

/** Whether nothing that acts is worked out in a row before an expression. */
const isFirstOf = ({ text }: Row, { from }: Site): boolean => !CALL.test(text.slice(0, from));

/** Where the value can be kept: right before the row, or where the learner keeps it. */
function placesOf({ mine, differences }: Alignment, rows: readonly Row[], at: number, site: Site): number[] {
  const own = differences.findIndex(
    one =>
      one.kind === 'extra' &&
      mine.lines[one.mine] &&
      assignmentOf(mine.lines[one.mine] as CodeLine)?.name === site.name,
  );
  const next = differences.slice(own + 1).find(one => one.kind !== 'extra');
  const place = own < 0 || next === undefined ? at : next.theirs;
  const between = rows.slice(place, at);
  const isFree =
    place < at &&
    isPure(site.value) &&
    rows[place]?.depth === rows[at]?.depth &&
    between.every(row => row.depth >= (rows[at]?.depth ?? 0) && !mayChange(row.text, wordsIn(site.value)));
  return isFree ? [place, at] : [at];
}

/** The reference with a value kept under the learner's name for it. */
function kept(alignment: Alignment, rows: readonly Row[], at: number, site: Site): Row[][] {
  const row = rows[at];
  if (!row || !isOnce(row) || (/^[\w.]+$/u.test(site.value) && site.value === site.name)) return [];
  if (!isPure(site.value) && !isFirstOf(row, site)) return [];
  return placesOf(alignment, rows, at, site)
    .filter(place => hasPlaceBefore(rows, place))
    .map(place => {
      const changed = rows.with(at, { ...row, text: replacedAt(row, site) });
      return changed.toSpliced(place, 0, { depth: row.depth, text: `${site.name} = ${site.value}` });
    });
}

/** The reference with a value that it has kept in another place, too. */
function keptBefore(rows: readonly Row[], at: number, site: Site): Row[][] {
  const row = rows[at];
  const from = rows.findIndex(({ text }) => text === `${site.name} = ${site.value}`);
  if (!row || from < 0 || from >= at || at >= endOfBlock(rows, from) || !isPure(site.value)) return [];
  const names = [site.name, ...wordsIn(site.value)];
  return rows.slice(from + 1, at).some(({ text }) => mayChange(text, names))
    ? []
    : [rows.with(at, { ...row, text: replacedAt(row, site) })];
}

/** Where the reference has what the learner keeps under a name, whatever line is compared with it. */
const sharedSites = (mine: CodeLine, rows: readonly Row[]): (Site & { at: number })[] => {
  const { name, value } = assignmentOf(mine) ?? { name: '', value: '' };
  return value.length < 3
    ? []
    : rows.flatMap(({ text }, at) => {
        const from = text.indexOf(value);
        return from > 0 ? [{ name, value, from, at }] : [];
      });
};

/** The statements that are compared with each other, and those beside them: which of two was meant is not known. */
const pairsOf = ({ differences }: Alignment): (readonly [number, number])[] =>
  differences.flatMap((one, index): (readonly [number, number])[] => {
    if (one.kind === 'changed') return [[one.mine, one.theirs]];
    if (one.kind !== 'extra') return [];
    return [differences[index - 1], differences[index + 1]].flatMap(other =>
      other?.kind === 'changed' ? [[one.mine, other.theirs] as const] : [],
    );
  });

/** `state = player.read()` and `if "open" in state`, where the reference has it in one. */
export const keptValues: Rewriting = alignment => {
  const { mine, theirs } = alignment;
  const rows = rowsOf(theirs);
  const theirNames = new Set(bindingsOf(theirs.lines).map(({ name }) => name));
  const own = mine.lines.flatMap(line => assignmentOf(line)?.name ?? []);
  const isKept = (name: string): boolean => own.filter(one => one === name).length === 1;
  const sites = pairsOf(alignment).flatMap(([own, at]) => {
    const [left, right] = [mine.lines[own], theirs.lines[at]];
    return left && right ? sitesOf(left, right).map(site => ({ ...site, at })) : [];
  });
  const shared = mine.lines.flatMap(line => sharedSites(line, rows));
  return [...sites, ...shared]
    .filter(({ name }) => isKept(name))
    .flatMap(site =>
      theirNames.has(site.name) ? keptBefore(rows, site.at, site) : kept(alignment, rows, site.at, site),
    );
};

/** `fruit, steps = near`, where the reference has `near[0]` and `near[1]`. */
export const unpackedValues: Rewriting = ({ mine, theirs }) => {
  const rows = rowsOf(theirs);
  const theirNames = new Set(bindingsOf(theirs.lines).map(({ name }) => name));
  return mine.lines.flatMap(({ text }) => {
    const [, first = '', second = '', pair = ''] = /^(\w+), (\w+) = (\w+)$/u.exec(text) ?? [];
    if (pair === '' || theirNames.has(first) || theirNames.has(second)) return [];
    const names = [`${pair}[0]`, `${pair}[1]`];
    const at = rows.findIndex(row => names.some(name => row.text.includes(name)));
    const row = rows[at];
    if (!row || !isOnce(row) || !hasPlaceBefore(rows, at)) return [];
    const end = endOfBlock(rows, at);
    const block = rows.slice(at, end);
    if (block.some(one => mayChange(one.text, [pair]))) return [];
    const changed = block.map(one => ({
      ...one,
      text: one.text.replaceAll(`${pair}[0]`, first).replaceAll(`${pair}[1]`, second),
    }));
    return [[...rows.slice(0, at), { depth: row.depth, text }, ...changed, ...rows.slice(end)]];
  });
};

const isWhole = (before: string, after: string): boolean =>
  /[([,={]\s*$|\bin $/u.test(before) && /^\s*[)\],}:]|^$/u.test(after);

/** An object that is made changes nothing else. */
const MAKES = /(?<![\p{L}\p{N}_.])\p{Lu}[\p{L}\p{N}_]*(?=\()/gu;

/** The reference without a name that it uses only once. */
export const inlinedValues: Rewriting = ({ mine, theirs, differences }) => {
  const rows = rowsOf(theirs);
  const missing = new Set(differences.flatMap(one => (one.kind === 'missing' ? [one.theirs] : [])));
  const own = new Set(bindingsOf(mine.lines).map(({ name }) => name));
  return theirs.lines.flatMap((line, from): Row[][] => {
    const { name, value } = assignmentOf(line) ?? { name: '', value: '' };
    if (name === '' || own.has(name)) return [];
    const uses = rows.flatMap((row, at) => (at !== from && mentions(row.text, name) ? [at] : []));
    const [at, more] = uses;
    const row = rows[at ?? -1];
    const parts = row?.text.split(new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_])`, 'u')) ?? [];
    const [before, after, again] = parts;
    if (
      at === undefined ||
      more !== undefined ||
      at < from ||
      (missing.has(at) && missing.has(from)) ||
      !row ||
      !isOnce(row)
    )
      return [];
    if (
      before === undefined ||
      after === undefined ||
      again !== undefined ||
      /^\s*=(?!=)|^\s*[-+*/]=/u.test(after)
    )
      return [];
    const between = rows.slice(from + 1, at);
    const isSafe = isPure(value.replaceAll(MAKES, ''))
      ? between.every(
          one =>
            one.depth >= line.depth &&
            !mayChange(one.text, wordsIn(value)) &&
            !/^(?:def|class|async)\b/u.test(one.text),
        )
      : between.length === 0 && row.depth === line.depth && !before.includes(')');
    if (!isSafe) return [];
    const text = before + (isWhole(before, after) || !/ /u.test(value) ? value : `(${value})`) + after;
    return [rows.with(at, { ...row, text }).toSpliced(from, 1)];
  });
};

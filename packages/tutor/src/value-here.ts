import { type CodeLine, readCode, readExpression } from '@burrow/python-syntax';
import { applyEdit } from './code/edit.ts';
import { type Context, statementAt } from './context.ts';
import { isPure } from './reference/style/rows.ts';
import { isLiteral, partOf, saidOf } from './rules/part-differences.ts';
import { valuesAt } from './run/values-at.ts';
import type { FindingKind } from './texts/tutor-texts.ts';
import type { Suggestion } from './tutor.types.ts';

/** Kinds that say where a mistake is, and not what. */
const PLACES: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'line-other',
  'line-part',
  'line-lacks',
  'line-number',
  'line-number-first',
  'line-number-last',
  'line-name',
  'line-sign',
  'loop-count',
  'count-other',
  'words-other',
]);

/** Longer values are not read. */
const MAX_SHOWN = 40;

function isValue(said: string): boolean {
  try {
    readExpression(said);
    return isPure(said);
  } catch {
    return false;
  }
}

/** What stands behind `=`, `+=` or `return`, if both statements have the same before it. */
function wholeValues(mine: CodeLine, theirs: CodeLine): readonly [string, string] | null {
  const [own, wanted] = [mine, theirs].map(({ text }) => /^(return |[\w.]+ [-+*/]?= )(.+)$/su.exec(text));
  return own?.[2] !== undefined && wanted?.[2] !== undefined && own[1] === wanted[1]
    ? [own[2], wanted[2]]
    : null;
}

/** What stands between the brackets of a command, if both statements give it to the same one. */
function givenValues(mine: CodeLine, theirs: CodeLine): readonly [string, string] | null {
  const [own, wanted] = [mine, theirs].map(({ text }) => /^(player\.\w+)\((.+)\)$/su.exec(text));
  return own?.[2] !== undefined && wanted?.[2] !== undefined && own[1] === wanted[1]
    ? [own[2], wanted[2]]
    : null;
}

/** What `range` gets, if it is one value. */
const rangeOf = ({ text }: CodeLine): string | undefined => /^for \w+ in range\(([^,]+)\):$/u.exec(text)?.[1];

/** The values in which two statements differ: as a whole, or else the one part. */
function valuesIn(mine: CodeLine, theirs: CodeLine): readonly [string, string] | null {
  const part = partOf(mine, theirs);
  const parts = [saidOf(mine, part.mine), saidOf(theirs, part.theirs)] as const;
  const ranges = [rangeOf(mine), rangeOf(theirs)] as const;
  const values =
    ranges[0] !== undefined && ranges[1] !== undefined
      ? ([ranges[0], ranges[1]] as const)
      : (wholeValues(mine, theirs) ?? givenValues(mine, theirs) ?? parts);
  const isTyped = readCode(values[0]).lines[0]?.tokens.every(isLiteral) ?? true;
  return !isTyped && values.every(isValue) ? values : null;
}

const shown = (value: string): string => (value.includes('"') ? value : value.replaceAll("'", '"'));

/**
 * Returns the suggestion in words that say what a value is and what it should be, if all it says is where to look and
 * both programs can be followed: the learner's own, and that with the edit.
 */
export function withValues(context: Context, suggestion: Suggestion): Suggestion {
  const { finding, edit } = suggestion;
  const { level, code } = context;
  const mine = statementAt(context, finding.line);
  if (!level || !PLACES.has(finding.kind) || edit?.kind !== 'modify' || !mine || edit.line !== mine.first)
    return suggestion;
  if (edit.shift || /^(?:elif|else|while|def|class|@)/u.test(mine.text)) return suggestion;
  const edited = readCode(applyEdit(code.source, edit));
  const theirs = edited.lines.find(({ first }) => first === edit.line);
  const said = theirs && valuesIn(mine, theirs);
  if (!said) return suggestion;
  const found = valuesAt(level, code, mine, said[0]);
  const wanted = found && valuesAt(level, edited, theirs, said[1]);
  const at = wanted?.findIndex((value, index) => value !== found?.[index]) ?? -1;
  const [is, should] = [found?.[at], wanted?.[at]];
  if (is === undefined || should === undefined || Math.max(is.length, should.length) > MAX_SHOWN)
    return suggestion;
  const params = { said: said[0], found: shown(is), wanted: shown(should) };
  return { finding: { kind: at === 0 ? 'value-here' : 'value-later', line: mine.first, params }, edit };
}

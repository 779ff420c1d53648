import type { CodeLine } from '@burrow/python-syntax';
import { has } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import { eachLine, type Rule, spliced } from './rule.ts';

/** How far apart they may be. */
const FEW_LINES = 3;
const TRUTH = /^["'](True|False)["']$/u;

const says = ({ tokens }: CodeLine, said: string): boolean =>
  tokens.some(({ kind, text }) => kind === 'string' && text.slice(1, -1) === said);

const isTruth = ({ tokens }: CodeLine): boolean => {
  const [before, word] = tokens.slice(-2);
  return (
    word?.kind === 'string' && TRUTH.test(word.text) && (before?.text === 'return' || before?.text === '=')
  );
};

/** `return "True"`, where `True` is meant: as a text, each of them is true. All of a few lines are changed at once. */
export const quotedTruth: Rule = ({ code, alignment }) => {
  const found = code.lines.filter(isTruth);
  const [first] = found;
  const isMeant = alignment?.theirs.lines.some(one => says(one, 'True') || says(one, 'False')) ?? true;
  if (!first || isMeant) return null;
  const last = found.findLast(line => line.first <= first.first + FEW_LINES) ?? first;
  const rows = code.source.split('\n').slice(first.first - 1, last.last);
  const text = rows.map(row => row.replace(/(["'])(True|False)\1/u, '$2')).join('\n');
  return {
    kind: 'bool-quoted',
    line: first.first,
    params: { said: first.tokens.at(-1)?.text ?? '' },
    edit: { kind: 'modify', line: first.first, through: last.last, text },
    certain: true,
  };
};

/** `word == "Right"`, where a sign of the level says `right`. */
export const signCase: Rule = eachLine((line, { code, level }) => {
  const signs = level?.signs ?? [];
  const at = line.tokens.findIndex(
    ({ kind, text }, index) =>
      kind === 'string' &&
      ['==', '!='].includes(line.tokens[index - 1]?.text ?? '') &&
      !signs.includes(text.slice(1, -1)),
  );
  const word = line.tokens[at];
  const meant = signs.find(sign => sign.toLowerCase() === word?.text.slice(1, -1).toLowerCase());
  if (!word || meant === undefined) return null;
  const edit = spliced(code, line, word.start, word.end, JSON.stringify(meant));
  return { kind: 'text-case', line: line.first, params: { said: word.text }, edit, certain: true };
});

const BRACED = /\{([^\W\d]\w*)\}/u;

/** `player.speak("To {farm}!")`, where `farm` is a name of the program: a text for a command, without its f. */
export const forgottenF: Rule = context => {
  const { code, bindings, given, parses } = context;
  if (parses === false || !isUnsolved(context) || code.lines.some(line => has(line, 'format'))) return null;
  const known = new Set([...bindings.map(({ name }) => name), ...given]);
  for (const line of code.lines) {
    const word = line.tokens.find(
      ({ kind, text }) => kind === 'string' && /^["']/u.test(text) && known.has(BRACED.exec(text)?.[1] ?? ''),
    );
    if (!word || !has(line, 'player') || /^["']f\{/u.test(word.text)) continue;
    const edit = spliced(code, line, word.start, word.start, 'f');
    return { kind: 'f-missing', line: line.first, params: {}, edit, certain: true };
  }
  return null;
};

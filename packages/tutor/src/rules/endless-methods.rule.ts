import type { CodeLine } from '@burrow/python-syntax';
import {
  calls,
  classAround,
  type Definition,
  definitionsOf,
  hasRow,
  ownStatements,
} from '../code/definitions.ts';
import type { Context } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { spliced, type Rule } from './rule.ts';

/** What calls a special method of an object again, in the words of a program. */
const AGAIN: Readonly<Record<string, readonly (readonly string[])[]>> = {
  __str__: [
    ['str', '(', 'self', ')'],
    ['print', '(', 'self', ')'],
  ],
  __len__: [['len', '(', 'self', ')']],
  __getitem__: [['self', '[']],
  __add__: [['self', '+']],
  __lt__: [['self', '<']],
  __eq__: [['self', '==']],
};

const isText = ({ tokens }: CodeLine, part: string): boolean =>
  tokens.some(({ kind, text }) => kind === 'string' && /^[fF]/u.test(text) && text.includes(part));

/** `self.water = value` in the setter of `water`, or `return self.water` in its property. */
function ofProperty(
  { code }: Context,
  { name, decorators, line: def }: Definition,
  own: readonly CodeLine[],
) {
  const isProperty = decorators.includes('property') || decorators.includes(name);
  const line =
    isProperty && classAround(code, def) ? own.find(one => hasRow(one, 'self', '.', name)) : undefined;
  const at = line?.tokens.findIndex(
    ({ text }, index) => text === name && line.tokens[index - 1]?.text === '.',
  );
  const word = line?.tokens[at ?? -1];
  if (!line || !word) return null;
  const edit = spliced(code, line, word.start, word.end, `_${name}`);
  return { kind: 'property-itself', line: line.first, params: { name }, edit, certain: true } as const;
}

/** `return str(self)` in `__str__`: to work that out, Python calls the method again. */
function ofSpecial({ name }: Definition, own: readonly CodeLine[]): Finding | null {
  for (const words of AGAIN[name] ?? []) {
    const line = own.find(one => hasRow(one, ...words));
    if (line) {
      const said = words.join(' ').replaceAll(/ ?([().[\]]) ?/gu, '$1');
      return { kind: 'special-itself', line: line.first, params: { name, said } };
    }
  }
  const line = name === '__str__' ? own.find(one => isText(one, '{self}')) : undefined;
  return line ? { kind: 'special-itself', line: line.first, params: { name, said: '{self}' } } : null;
}

/** A function that calls itself with what it got, or without a question that stops it. */
function ofFunction({ name, parameters, line: def }: Definition, own: readonly CodeLine[]): Finding | null {
  const line = own.find(one => calls(one, name));
  if (!line || name.startsWith('__')) return null;
  const given = parameters.filter(({ text }) => text !== 'self').map(({ text }) => text);
  const words = given[0] === ',' ? given.slice(1) : given;
  const isSame = words.length > 0 && hasRow(line, name, '(', ...words, ')');
  const said = words.join(' ').replaceAll(' ,', ',');
  if (isSame) return { kind: 'recursion-same', line: line.first, params: { name, said } };
  const asks = own.some(({ tokens }) =>
    tokens.some(({ text }) => ['if', 'while', 'for', 'and', 'or'].includes(text)),
  );
  return asks ? null : { kind: 'recursion-endless', line: line.first, params: { name, header: def.first } };
}

/** What calls itself for ever, in a program that stopped because of that. */
export const endlessMethod: Rule = context => {
  const { code, error } = context;
  if (error?.code !== 'python/recursion') return null;
  for (const one of definitionsOf(code)) {
    const own = ownStatements(code, one);
    const found = ofProperty(context, one, own) ?? ofSpecial(one, own) ?? ofFunction(one, own);
    if (found) return found;
  }
  return null;
};

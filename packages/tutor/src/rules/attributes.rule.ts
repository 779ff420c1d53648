import { blockOf, definitionsOf, hasRow } from '../code/definitions.ts';
import { nearest } from '../code/nearest.ts';
import { type Context, statementAt } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { spliced, type Rule } from './rule.ts';

const OBJECT = /'(\w+)' object has no attribute/u;
const TYPE = /type object '(\w+)' has no attribute/u;

/** What the objects of a class keep and can do: attributes and methods. */
function membersOf({ code }: Context, owner: string): readonly string[] {
  const line = code.lines.find(({ tokens }) => tokens[0]?.text === 'class' && tokens[1]?.text === owner);
  const block = line ? blockOf(code, line) : [];
  const kept = block.flatMap(({ tokens }) =>
    tokens.flatMap(({ text }, at) =>
      text === 'self' && tokens[at + 1]?.text === '.' && tokens[at + 3]?.text === '='
        ? [tokens[at + 2]?.text ?? '']
        : [],
    ),
  );
  const made = block.flatMap(({ tokens, depth }) =>
    depth === (line?.depth ?? 0) + 1 && tokens[1]?.text === '=' ? [tokens[0]?.text ?? ''] : [],
  );
  const methods = definitionsOf(code).filter(one => block.includes(one.line) && !one.name.startsWith('__'));
  return [...new Set([...kept, ...made, ...methods.map(({ name }) => name)])].filter(Boolean);
}

/** `hen.title`, where a hen keeps only `name` and `eggs`; `Hen.name`, where each hen has a name of its own. */
export const ownAttribute: Rule = (context): Finding | null => {
  const { error, code, alignment } = context;
  const name = String(error?.params['name'] ?? '');
  const detail = String(error?.params['detail'] ?? '');
  if (error?.code !== 'python/attribute' || name === '') return null;
  const ofType = TYPE.exec(detail)?.[1];
  const owner = ofType ?? OBJECT.exec(detail)?.[1];
  const isOwn = owner !== undefined && code.lines.some(line => hasRow(line, 'class', owner));
  if (!isOwn) return null;
  const line = statementAt(context, error.line);
  const members = membersOf(context, owner).filter(one => one !== name);
  const base = { line: error.line ?? 1 };
  if (ofType !== undefined && membersOf(context, owner).includes(name))
    return { ...base, kind: 'attribute-of-class', params: { name, owner } };
  const word = line?.tokens.find(({ text }, at) => text === name && line.tokens[at - 1]?.text === '.');
  const isRight = alignment?.theirs.lines.some(one => hasRow(one, 'self', '.', name)) ?? false;
  const near = isRight
    ? undefined
    : (members.find(one => one.toLowerCase() === name.toLowerCase()) ?? nearest(name, members));
  if (near !== undefined && line && word) {
    const edit = spliced(code, line, word.start, word.end, near);
    return { ...base, kind: 'attribute-near', params: { name, near }, edit };
  }
  if (members.length === 0) return { ...base, kind: 'attribute-none', params: { name, owner } };
  return { ...base, kind: 'attribute-other', params: { name, owner, has: members.join(', ') } };
};

import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf } from '../code/definitions.ts';
import type { Edit } from '../code/edit.ts';
import { isUnsolved } from '../context.ts';
import type { Rule } from './rule.ts';

const isFlag = ({ tokens }: CodeLine, value: string): boolean =>
  tokens.length === 3 && tokens[1]?.text === '=' && tokens[2]?.text === value;

/** The `else` in a loop that sets a flag back, with the statement that does it. */
function resetIn(code: Code): { other: CodeLine; line: CodeLine } | undefined {
  const loops = code.lines.filter(({ tokens }) => ['for', 'while'].includes(tokens[0]?.text ?? ''));
  for (const loop of loops) {
    const body = blockOf(code, loop);
    for (const other of body.filter(({ tokens }) => tokens[0]?.text === 'else')) {
      const line = blockOf(code, other).find(one => isFlag(one, 'False') || isFlag(one, 'True'));
      const [name, , value] = line?.tokens ?? [];
      const opposite = value?.text === 'False' ? 'True' : 'False';
      const isSet = body.some(one => one.tokens[0]?.text === name?.text && isFlag(one, opposite));
      const isRead = code.lines.some(
        one =>
          !body.includes(one) && one !== loop && one.tokens.slice(1).some(({ text }) => text === name?.text),
      );
      if (line && isSet && isRead) return { other, line };
    }
  }
  return undefined;
}

/** `found = False` in the `else` of a loop: the next round forgets what an earlier one has found. */
export const flagReset: Rule = context => {
  const { code, alignment, parses } = context;
  if (parses !== null && !isUnsolved(context)) return null;
  const found = alignment && resetIn(alignment.theirs) ? undefined : resetIn(code);
  if (!found) return null;
  const { other, line } = found;
  const isAlone = blockOf(code, other).length === 1;
  const edit: Edit = { kind: 'remove', line: (isAlone ? other : line).first, through: line.last };
  const params = { name: line.tokens[0]?.text ?? '', said: line.tokens[2]?.text ?? '' };
  return { kind: 'flag-reset', line: line.first, params, edit, certain: true };
};

import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf, has } from '../code/definitions.ts';
import type { Context } from '../context.ts';
import type { Rule } from './rule.ts';

const isLoop = ({ tokens }: CodeLine): boolean => ['for', 'while'].includes(tokens[0]?.text ?? '');

/** Whether a block turns by the same amount each time: no turn hangs on a question, a loop or a function. */
const isPlain = (block: readonly CodeLine[]): boolean =>
  block.every(
    ({ text }) =>
      !/^(?:for|while|if|elif|else|def|break|continue)\b/u.test(text) && /^player\.|=|^print\(/u.test(text),
  );

/** How many quarters to the right a round of a loop turns; undefined if that is not plain. */
function turnsOf(code: Code, loop: CodeLine): number | undefined {
  const block = blockOf(code, loop);
  if (!isPlain(block)) return undefined;
  const count = (side: string): number => block.filter(line => has(line, `turn_${side}`)).length;
  return (((count('right') - count('left')) % 4) + 4) % 4;
}

const COMMANDS = ['', 'turn_right', '', 'turn_left'] as const;

/** The loop whose rounds end with another look than they begin with, though none of the reference's do. */
function unturned({ code, alignment }: Context, failed: number): CodeLine | undefined {
  const theirs = alignment?.theirs;
  if (!theirs || theirs.lines.some(line => isLoop(line) && turnsOf(theirs, line) !== 0)) return undefined;
  return code.lines.find(
    line =>
      isLoop(line) &&
      (turnsOf(code, line) ?? 0) % 2 === 1 &&
      blockOf(code, line).some(({ first }) => first === failed),
  );
}

/** A turn without its way back in a loop: the first round works, the second looks the wrong way. */
export const turnBack: Rule = context => {
  const { error, story, code } = context;
  const failed = story?.failed;
  if (!error?.code.startsWith('world/') || !failed) return null;
  const loop = unturned(context, failed[2]);
  const isLater = story.commands.slice(0, -1).some(([, , line]) => line === failed[2]);
  if (!loop || !isLater) return null;
  return {
    kind: 'turn-back',
    line: loop.first,
    params: { command: COMMANDS[turnsOf(code, loop) ?? 0] ?? '' },
  };
};

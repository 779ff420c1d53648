import { isWalkable } from '@burrow/world';
import type { Edit } from '../code/edit.ts';
import { playerCall } from '../code/player-calls.ts';
import { showCommand } from '../code/show-command.ts';
import { statementAt, type Context } from '../context.ts';
import { planFrom, stepFrom, type Planned } from '../run/plan.ts';
import type { Story } from '../run/story.ts';
import type { Finding } from '../tutor.types.ts';
import { thingOf } from './place.rule.ts';
import { spliced, type Rule } from './rule.ts';

const OPENABLE = /\b(?:door|gate|chest|oven)$/u;

/** The steps of a plain walk by a number, replaced; or the first command of the way before it. */
function editOf(context: Context, first: Planned, line: number): Edit | undefined {
  const statement = statementAt(context, line);
  const call = statement && playerCall(statement);
  const [number, more] = call?.arguments ?? [];
  if (!statement || !call || !context.isStraight) return undefined;
  if (first.name !== 'move_forward') return { kind: 'add', line: statement.first, text: showCommand(first) };
  if (more || number?.kind !== 'number') return undefined;
  return spliced(context.code, statement, number.start, number.end, String(first.argument));
}

/** How far the animal can walk straight on. */
function freeSteps({ world, state }: Story, most: number): number {
  let at = state.player.position;
  for (let steps = 0; steps < most; steps++) {
    at = stepFrom(at, state.player.facing);
    if (!isWalkable(world, state, at)) return steps;
  }
  return most;
}

function wayFinding(context: Context, story: Story, line: number): Finding {
  const plan = planFrom(story.world, story.state);
  const first = plan?.commands[0];
  const thing = thingOf(plan && story.world.level.levelGoals[plan.goal]);
  const blocked: Finding = { kind: 'way-blocked', line, params: { thing } };
  if (!plan || !first) return blocked;
  const edit = editOf(context, first, line);
  if (first.name === 'turn_left' || first.name === 'turn_right') {
    const isAround = plan.commands[1]?.name === first.name;
    const side = first.name === 'turn_left' ? 'left' : 'right';
    return { kind: isAround ? 'turn-around' : 'turn-missing', line, params: { thing, side }, edit };
  }
  const asked = typeof story.failed?.[1] === 'number' ? story.failed[1] : 1;
  if (first.name !== 'move_forward') return blocked;
  const count = asked - Number(first.argument);
  return count > 0 ? { kind: 'steps-too-many', line, params: { thing, count }, edit } : blocked;
}

/** A walk that ends at something in the way. */
export const wayBlocked: Rule = context => {
  const { error, story } = context;
  if (error?.code !== 'world/move-wall') return null;
  const line = error.line ?? 1;
  const ahead = String(error.params['ahead'] ?? '');
  const isShut = OPENABLE.test(ahead.replaceAll(/[-_]/gu, ' '));
  if (!story?.failed) return { kind: isShut ? 'gate-shut' : 'way-blocked', line, params: { ahead } };
  const isAtGate = isShut && freeSteps(story, 1) === 0;
  if (isShut) {
    const edit: Edit | undefined =
      isAtGate && context.isStraight && statementAt(context, line)
        ? { kind: 'add', line, text: 'player.open()' }
        : undefined;
    return { kind: 'gate-shut', line, params: { ahead }, edit };
  }
  return wayFinding(context, story, line);
};

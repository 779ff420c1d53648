import type { LevelGoal } from '@burrow/contracts';
import type { CodeLine, Token } from '@burrow/python-syntax';
import type { Edit } from '../code/edit.ts';
import { playerCall } from '../code/player-calls.ts';
import { showCommand } from '../code/show-command.ts';
import type { Context } from '../context.ts';
import { planFrom, type Plan, type Planned } from '../run/plan.ts';
import type { Story } from '../run/story.ts';
import type { FindingKind } from '../texts/tutor-texts.ts';
import type { Finding } from '../tutor.types.ts';
import { spliced, type Rule } from './rule.ts';

const OUT_OF_PLACE = new Set(
  `world/xmark-position world/push-position world/collect-position world/collect-water-position
  world/build-position world/water-position world/place-position world/plant-position world/combine-position
  world/speak-position world/question-position world/read-position world/write-position world/open-position
  world/close-position`.split(/\s+/u),
);

/** A refused act with where it should have been done. */
interface Miss {
  readonly context: Context;
  readonly story: Story;
  readonly line: CodeLine;
  readonly plan: Plan;
  readonly goal: LevelGoal;
  /** What is reported if the way reveals nothing. */
  readonly kindElse: FindingKind;
}

export const thingOf = (goal: LevelGoal | undefined): string =>
  goal?.type || (typeof goal?.data === 'string' ? goal.data : '');

const stepsOf = (command: Planned | undefined): number =>
  command?.name === 'move_forward' && typeof command.argument === 'number' ? command.argument : 0;

/** The number behind a walk by a name, if the name is assigned a number and nothing else. */
function numberOf(context: Context, name: string): { line: CodeLine; number: Token } | undefined {
  const made = context.code.lines.filter(({ tokens }) => tokens[0]?.text === name && tokens[1]?.text === '=');
  const [line] = made;
  const number = line?.tokens[2];
  return line && made.length === 1 && line.tokens.length === 3 && number?.kind === 'number'
    ? { line, number }
    : undefined;
}

/** The statement that gives the steps of the last walk, with another number, if it is a plain number. */
function otherSteps({ context, story }: Miss, by: number): Edit | undefined {
  const walk = story.lastWalk;
  const line = context.code.lines.find(({ first }) => first === walk?.line);
  const call = line && playerCall(line);
  const [number, more] = call?.arguments ?? [];
  const steps = (walk?.steps ?? 0) + by;
  if (!line || !call || more || steps < 1 || !context.isStraight) return undefined;
  const bracket = line.tokens[3];
  if (!number) return bracket && spliced(context.code, line, bracket.end, bracket.end, String(steps));
  const told = number.kind === 'number' ? { line, number } : numberOf(context, number.text);
  return told && spliced(context.code, told.line, told.number.start, told.number.end, String(steps));
}

const before = ({ context, line }: Miss, command: Planned): Edit | undefined =>
  context.isStraight ? { kind: 'add', line: line.first, text: showCommand(command) } : undefined;

const wayOf = ({ goal, story }: Miss): string => {
  const [column, row] = goal.position ?? story.state.player.position;
  const [east, south] = [column - story.state.player.position[0], row - story.state.player.position[1]];
  const parts = [
    south < 0 ? `north:${-south}` : south > 0 ? `south:${south}` : '',
    east > 0 ? `east:${east}` : east < 0 ? `west:${-east}` : '',
  ];
  return parts.filter(part => part !== '').join();
};

/** How many tiles straight behind the animal the place of a goal is; 0 if it is not behind. */
function tilesBehind({ goal, story }: Miss): number {
  const { position, facing } = story.state.player;
  const [column, row] = goal.position ?? position;
  const [east, south] = [column - position[0], row - position[1]];
  const along = east * facing[0] + south * facing[1];
  const aside = east * facing[1] - south * facing[0];
  return aside === 0 && along < 0 ? -along : 0;
}

function placeFinding(miss: Miss): Finding {
  const { line, plan, story } = miss;
  const thing = thingOf(miss.goal);
  const [first, second] = plan.commands;
  const behind = tilesBehind(miss);
  const walkLine = story.lastWalk?.line ?? line.first;
  if (behind > 0 && story.lastWalk && behind < story.lastWalk.steps) {
    const params = { thing, count: behind };
    const edit = otherSteps(miss, -behind);
    return { kind: 'steps-too-many', line: edit?.line ?? walkLine, params, edit };
  }
  const ahead = stepsOf(first);
  if (first && ahead > 0 && plan.commands.length === 2 && story.lastWalk) {
    const edit = otherSteps(miss, ahead);
    return { kind: 'steps-too-few', line: edit?.line ?? walkLine, params: { thing, count: ahead }, edit };
  }
  const turns = first?.name === 'turn_left' || first?.name === 'turn_right';
  if (first && turns && second?.name === first.name) {
    return { kind: 'turn-around', line: line.first, params: { thing }, edit: before(miss, first) };
  }
  if (first && turns) {
    const side = first.name === 'turn_left' ? 'left' : 'right';
    return { kind: 'turn-missing', line: line.first, params: { thing, side }, edit: before(miss, first) };
  }
  const way = wayOf(miss);
  const edit = first ? before(miss, first) : undefined;
  return way === ''
    ? { kind: miss.kindElse, line: line.first, params: { thing } }
    : { kind: 'place-elsewhere', line: line.first, params: { thing, way }, edit };
}

/** The goal that a refused act was most likely for. */
function intended(story: Story): Plan | undefined {
  const [name, argument] = story.failed ?? [];
  const isOfAct = (goal: LevelGoal): boolean => goal.action === name;
  const fits = (goal: LevelGoal): boolean =>
    isOfAct(goal) && (goal.type === argument || goal.data === argument);
  const { world, state } = story;
  return planFrom(world, state, fits) ?? planFrom(world, state, isOfAct);
}

/** An act in the wrong place: too many steps, too few, a turn that is missing. */
export const wrongPlace: Rule = context => {
  const { error, story, code } = context;
  if (!error || !story?.failed || !OUT_OF_PLACE.has(error.code)) return null;
  const line = code.lines.find(({ first, last }) => first <= (error.line ?? 0) && (error.line ?? 0) <= last);
  if (!line) return null;
  if (story.isRepeated) return { kind: 'same-tile', line: line.first, params: {} };
  const kindElse = error.params['ahead'] === '' ? 'tile-empty' : 'world-other';
  const plan = intended(story);
  const goal = plan && story.world.level.levelGoals[plan.goal];
  if (plan && goal) return placeFinding({ context, story, line, plan, goal, kindElse });
  const isLeft = story.world.level.levelGoals.some(
    ({ action }, index) =>
      action === story.failed?.[0] &&
      (story.state.goals[index] ?? 0) < (story.world.level.levelGoals[index]?.count ?? 0),
  );
  return isLeft
    ? { kind: kindElse, line: line.first, params: {} }
    : { kind: 'nothing-wanted', line: line.first, params: {} };
};

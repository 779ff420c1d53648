import type { Item, LevelMap, Position, PyValue, WorldLevel } from '@burrow/contracts';
import type { NodeRunner } from '@burrow/python/node';
import { loadWorld, replay } from '@burrow/world';
import { readFileSync } from 'node:fs';
import type { Act, Given, Walk } from './level-parts.types.ts';
import { roleOf, stateOf } from './plan-items.ts';
import type { Plan, PlannedThing } from './plan.types.ts';

/** The size of a generated map in tiles. */
export const MAP_SIZE = { columns: 20, rows: 14 } as const;

const KITCHEN = readFileSync(new URL('kitchen.py', import.meta.url), 'utf8');

const OPEN_FIELD: LevelMap = {
  width: MAP_SIZE.columns,
  height: MAP_SIZE.rows,
  tilewidth: 16,
  tileheight: 16,
  layers: [],
  tilesets: [],
  collisions: { objects: [] },
};

/** A level without goals: whatever a program does there is accepted. */
const freeLevel = ({ start, facing, answers, input }: Plan): WorldLevel => ({
  start,
  facing,
  map: OPEN_FIELD,
  items: [],
  levelGoals: [],
  constants: [],
  answers: [...answers],
  input: [...input],
});

const isPlain = (value: PyValue | undefined): boolean =>
  !JSON.stringify(value ?? { $other: '' }).includes('"$other"');

/**
 * Returns the values of Python expressions, by expression.
 * @throws if one cannot be evaluated
 */
export async function pythonValues(
  runner: NodeRunner,
  plan: Plan,
  expressions: readonly string[],
  code = '',
): Promise<ReadonlyMap<string, PyValue>> {
  const levelGoals = expressions.map(variable => ({
    action: 'compare' as const,
    type: '',
    count: 1,
    score: 0,
    variable,
    expectedData: null,
  }));
  const { variables, error } = await runner.run({ code, level: { ...freeLevel(plan), levelGoals } });
  if (error) throw new Error(`${code || expressions.join('; ')}: ${error.message}`);
  return new Map(
    expressions.map(expression => {
      const value = variables[expression];
      if (value === undefined) throw new Error(`${expression} is no value of Python.`);
      return [expression, value] as const;
    }),
  );
}

/** Plain values become constants; everything else is Python that runs first. */
export async function givenOf(runner: NodeRunner, plan: Plan): Promise<Given> {
  const kitchen = plan.needsKitchen ? KITCHEN : '';
  const parts = plan.data.split(/; (?=\w+ = )/).filter(part => part !== '');
  const names = parts.flatMap(part => /^(\w+) = .*$/.exec(part)?.[1] ?? []);
  const whole = [kitchen, parts.join('\n')].filter(part => part !== '').join('\n\n');
  if (names.length === parts.length && !plan.data.includes('\n')) {
    const values = await pythonValues(runner, plan, names, parts.join('\n'));
    if ([...values.values()].every(isPlain))
      return {
        constants: [...values].map(([name, value]) => ({ name, value })),
        data: kitchen || undefined,
      };
  }
  return { constants: [], data: whole && `${whole.trim()}\n` };
}

/** Things for the trial run: heaps never run out, so that each may be taken from as often as the solution does. */
function trialItem(plan: Plan, { type, position }: PlannedThing, text: string | undefined): Item {
  const { action, sprite } = roleOf(plan, type);
  const state = stateOf(plan, type);
  return {
    action,
    type,
    sprite,
    position,
    ...(action === 'collect' && { gives: type }),
    ...(text !== undefined && { text }),
    ...(state && { state }),
  };
}

/** The tiles from one place to another on the same row or column, without the first. */
function between([x, y]: Position, [toX, toY]: Position): Position[] {
  const steps = Math.abs(toX - x) + Math.abs(toY - y);
  return Array.from({ length: steps }, (_, i): Position => [
    x + Math.sign(toX - x) * (i + 1),
    y + Math.sign(toY - y) * (i + 1),
  ]);
}

/**
 * Runs a plan's solution where everything is allowed.
 * @throws if it ends with an error
 */
export async function walkPlan(runner: NodeRunner, plan: Plan, given: Given): Promise<Walk> {
  const signs = [...plan.signs];
  const level: WorldLevel = {
    ...freeLevel(plan),
    ...given,
    constants: [...given.constants],
    items: plan.things.map(thing =>
      trialItem(plan, thing, thing.type === 'sign' ? signs.shift() : undefined),
    ),
  };
  const { commands, error } = await runner.run({ code: plan.solution, level });
  if (error) throw new Error(`The solution ends with an error in line ${error.line}: ${error.message}`);
  const { states } = replay(loadWorld(level), commands);
  const acts: Act[] = [];
  const tiles: Position[] = [plan.start];
  commands.forEach(([action, argument], index) => {
    const { position, facing } = states[index]?.player ?? { position: plan.start, facing: plan.facing };
    const now = states[index + 1]?.player.position ?? plan.start;
    const target: Position = [position[0] + facing[0], position[1] + facing[1]];
    if (action === 'move_forward') tiles.push(...between(position, now));
    else if (!action.startsWith('turn_')) acts.push({ action, argument, position, target });
  });
  return { tiles, acts };
}

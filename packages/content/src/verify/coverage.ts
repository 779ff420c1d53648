import type { NodeRunner } from '@burrow/python/node';
import { kindWord, loadWorld, replay, thingOf } from '@burrow/world';
import type { ReplayStep, World, WorldState } from '@burrow/world';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { settingsOf } from '../compiler/compile-level.ts';

/** What some levels use between them. */
export interface Coverage {
  readonly commands: Set<string>;
  /** Kinds of things that are in a level or made in it, as `THING_KINDS` names them. */
  readonly kinds: Set<string>;
  /** What happens to a kind of thing, e.g. `opened gate`. */
  readonly acts: Set<string>;
  readonly structures: Set<string>;
  readonly recipes: Set<string>;
  /** What is placed by its name, e.g. a flag. */
  readonly placed: Set<string>;
}

const kindOfItem = (world: World, state: WorldState, item: number): string =>
  kindWord(thingOf(world, state, item)?.type ?? '');

function addStep(coverage: Coverage, world: World, { command, events }: ReplayStep, after: WorldState): void {
  coverage.commands.add(command[0]);
  for (const event of events) {
    if ('item' in event && event.item !== null)
      coverage.acts.add(`${event.type} ${kindOfItem(world, after, event.item)}`);
    if (event.type === 'built') coverage.structures.add(event.structure);
    if (event.type === 'combined') coverage.recipes.add(event.product);
    if (event.type === 'placed') coverage.placed.add(event.kind);
  }
}

/** What the reference solutions of levels do in all settings, and so what a learner who solves them meets. */
export async function coverageOf(runner: NodeRunner, levels: readonly PlacedLevel[]): Promise<Coverage> {
  const coverage: Coverage = {
    commands: new Set(),
    kinds: new Set(),
    acts: new Set(),
    structures: new Set(),
    recipes: new Set(),
    placed: new Set(),
  };
  for (const { source } of levels) {
    const reference = source.solutions.find(({ file }) => file.endsWith('/reference.py'));
    for (const { level } of settingsOf(source)) {
      const { commands } = await runner.run({ code: reference?.code ?? '', level });
      const world = loadWorld(level);
      const { steps, states, final } = replay(world, commands);
      steps.forEach((step, index) => addStep(coverage, world, step, states[index + 1] ?? final));
      final.items.forEach((_, item) => coverage.kinds.add(kindOfItem(world, final, item)));
    }
  }
  return coverage;
}

import type { NodeRunner } from '@burrow/python/node';
import type { LevelKind } from '../compiler/level-source.ts';
import { composeMap } from '../composer/compose-map.ts';
import type { Composition } from '../composer/composition.types.ts';
import { formatMap } from '../composer/format-map.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import type { Given, Walk } from './level-parts.types.ts';
import { planGoals } from './plan-goals.ts';
import { planItems } from './plan-items.ts';
import { planMap } from './plan-map.ts';
import { mistakeName, withMistake } from './plan-mistakes.ts';
import type { Plan } from './plan.types.ts';
import { json, type StarterFiles } from './starter-files.ts';
import { givenOf, pythonValues, walkPlan } from './walk-plan.ts';

/** Where a planned level goes, and what kind it is. */
export interface PlannedPlace {
  /** Path below `courses`. */
  readonly folder: string;
  readonly kind: LevelKind;
  /** The prefix of its chapter. */
  readonly prefix: string;
}

const TEMPLATE = '# Write your program here.\n';
const COMMENTS = { ar: ['اكتب برنامجك هنا'] };
const LONGEST_IDEA = 48;

const plainIdea = (idea: string): string | undefined =>
  idea.length <= LONGEST_IDEA && /^[^{}`*]*[^.!{}`*]$/.test(idea)
    ? idea.replace(/^./, first => first.toUpperCase())
    : undefined;

function texts({ title, idea }: Plan, kind: LevelKind): StarterFiles {
  const files = Object.entries(PLACEHOLDERS).flatMap(([language, words]): [string, string][] => {
    const isSource = language === 'en';
    const short = {
      name: isSource ? title : words.name,
      idea: (isSource ? plainIdea(idea) : undefined) ?? words.idea,
      tip: words.tip,
    };
    const isLesson = kind === 'lesson';
    return [
      [`${language}/texts.json`, json({ ...short, ...(isLesson && { meaning: words.meaning }) })],
      [`${language}/guide.md`, isLesson ? words.guide : words.task],
      [`${language}/hint.md`, words.hint],
      ...(isLesson ? [[`${language}/tutorial.md`, words.tutorial] as [string, string]] : []),
    ];
  });
  return { ...Object.fromEntries(files), 'ar/comments.json': json(COMMENTS.ar) };
}

/** What anybody may do: to print instead of the last line, to walk a step too far, to turn to the other side. */
const usualMistakes = (solution: string): [string, string][] => [
  ['stops-short', solution.replace(/^( *)[^\n]*\n$/m, '$1print("Done")\n')],
  ['one-step-more', solution.replace(/(move_forward\([^()]*)\)/, '$1 + 1)')],
  [
    'other-side',
    solution.replace(/turn_(left|right)/, (_, side) => `turn_${side === 'left' ? 'right' : 'left'}`),
  ],
];

/** The plan's own mistakes, and the usual ones. */
function wrongPrograms({ solution, mistakes }: Plan): StarterFiles {
  const own = mistakes.map((mistake): [string, string] => [
    mistakeName(mistake),
    withMistake(solution, mistake),
  ]);
  const programs = [...own, ...usualMistakes(solution)].filter(([, code]) => code !== solution);
  return Object.fromEntries(programs.map(([name, code]) => [`wrong/${name}.py`, code]));
}

async function levelFile(runner: NodeRunner, plan: Plan, walk: Walk, given: Given): Promise<unknown> {
  const wanted = plan.goals.flatMap(goal => (goal.kind === 'value' ? [goal.value] : []));
  const items = planItems(plan, walk.acts);
  const levelGoals = planGoals(plan.goals, walk.acts, items, await pythonValues(runner, plan, wanted));
  const [first] = walk.acts;
  return {
    draft: true,
    zoom: 64,
    start: plan.start,
    facing: plan.facing,
    items,
    levelGoals,
    constants: given.constants,
    ...(given.data && { data: given.data }),
    ...(plan.signs.length > 0 && { signs: plan.signs }),
    ...(plan.answers.length > 0 && { answers: plan.answers }),
    ...(plan.input.length > 0 && { input: plan.input }),
    ...(plan.max !== undefined && { maxLinesOfCode: plan.max }),
    access: 'plan',
    guideImage: null,
    guideNotReady: !plan.hasGuide,
    ...(first && { help: { tile: first.target } }),
  };
}

function compositionFile({ level: _level, ...composition }: Composition, { title }: Plan): string {
  return json({ about: title, ...composition });
}

/**
 * Makes the files of a level from its plan, except the outcomes of its wrong programs.
 * @throws if the solution does not run, or does not do what the goals want
 */
export async function plannedFiles(
  runner: NodeRunner,
  plan: Plan,
  { folder, kind, prefix }: PlannedPlace,
): Promise<StarterFiles> {
  const given = await givenOf(runner, plan);
  const walk = await walkPlan(runner, plan, given);
  const composition = planMap(folder, prefix, plan, walk, planItems(plan, walk.acts));
  return {
    'level.json': json(await levelFile(runner, plan, walk, given)),
    'composition.json': compositionFile(composition, plan),
    'map.tmj': formatMap(composeMap(composition)),
    'template.py': TEMPLATE,
    'solutions/reference.py': plan.solution,
    ...wrongPrograms(plan),
    ...texts(plan, kind),
  };
}

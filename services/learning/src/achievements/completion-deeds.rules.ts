import type { CompiledLevel } from '@burrow/content';
import { executionTypeOf } from '@burrow/contracts';
import type { Deed } from './badge.rules.ts';
import type { WorldDeeds } from './world-deeds.ts';
import { type ProgramShape, rewritten, usesEarlierIdea } from './program-shape.rules.ts';
import type { LevelTries } from './level-tries.queries.ts';

/** A verified completion, with all that badges ask about it. */
export interface CompletionFacts {
  readonly level: CompiledLevel;
  /** Whether it is the level's first verified one. */
  readonly isFirst: boolean;
  /** Its program, and the one with which the level was completed before; null if there is none. */
  readonly program: ProgramShape;
  readonly earlier: ProgramShape | null;
  /** Whether no more of its lines than of the earlier one's were written by the assistant: what it wrote is nobody's rewriting. */
  readonly isOwnRewriting: boolean;
  /** How many lines of its program the assistant wrote. */
  readonly helpedLines: number;
  readonly tries: LevelTries;
  readonly world: WorldDeeds;
  /** The level's chapter, as `CONSTRUCTS` counts; for a challenge, the last one in which the learner completed a level. */
  readonly chapter: number;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;

/** A text in single quotes is the same text. */
const inDoubleQuotes = (literal: string): string => literal.replace(/^'(.*)'$/s, '"$1"');

/** The level's data that other settings change, as literals: whoever types it in solves one setting. */
function changingData({ constants, variants = [], signs = [] }: CompiledLevel): Set<string> {
  const changed = constants.filter(({ name, value }) =>
    variants.some(variant =>
      variant.constants?.some(
        one => one.name === name && JSON.stringify(one.value) !== JSON.stringify(value),
      ),
    ),
  );
  const values = [
    ...changed.map(({ value }) => value),
    ...(variants.some(variant => variant.signs) ? signs : []),
  ];
  return new Set(values.map(value => JSON.stringify(value)));
}

function firstCompletion({ level, program, helpedLines, tries, chapter, now }: CompletionFacts): Deed {
  const key = `${level.course_slug}/${level.slug}`;
  const earlier_idea = usesEarlierIdea(program, chapter, helpedLines);
  if (executionTypeOf(level.course_slug) === 'challenge')
    return { event: 'challenge_completed', key, facts: { earlier_idea } };
  const { failed_runs, failed_at, hint_doses } = tries;
  const hours = failed_at === null ? 0 : (now.getTime() - failed_at.getTime()) / HOUR_MS;
  return {
    event: 'level_completed',
    key,
    facts: { failed_runs, hint_doses, hours_since_failure: hours, earlier_idea },
  };
}

/** Returns what somebody did who completed a level. */
export function completionDeeds(facts: CompletionFacts): Deed[] {
  const { level, isFirst, program, earlier, isOwnRewriting, tries, world } = facts;
  const key = `${level.course_slug}/${level.slug}`;
  const deeds: Deed[] = [];
  if (isFirst) deeds.push(firstCompletion(facts));
  else if (earlier && isOwnRewriting)
    deeds.push({ event: 'level_recompleted', key, facts: rewritten(earlier, program) });
  if ((level.variants?.length ?? 0) > 0) {
    const data = changingData(level);
    const typed_data = [...new Set([...program.literals].map(inDoubleQuotes))].filter(one =>
      data.has(one),
    ).length;
    deeds.push({
      event: 'variant_passed',
      key,
      facts: { failed_before: tries.failed_variants.length > 0, typed_data },
    });
  }
  for (const product of world.combined) deeds.push({ event: 'combine_done', key, facts: { product } });
  for (const structure of world.built) deeds.push({ event: 'build_done', key, facts: { structure } });
  for (const flag of world.flags) deeds.push({ event: 'place_done', key, facts: { flag } });
  return deeds;
}

/** What a learner did, as the server records it: what badges are given for. */
export const BADGE_EVENTS = [
  'level_completed', 'level_recompleted', 'run_succeeded', 'variant_passed', 'timeline_back', 'creative_run',
  'challenge_completed', 'combine_done', 'build_done', 'place_done', 'quiz_answer_right', 'quiz_passed',
  'chapter_completed', 'course_completed',
] as const; // prettier-ignore

export type BadgeEvent = (typeof BADGE_EVENTS)[number];

/** What is asked of a fact of an event. */
export type FactTest =
  | { readonly fact: string; readonly is: string | number | boolean }
  | { readonly fact: string; readonly at_least: number; readonly at_most?: number };

/** A badge is given when as many events as `count` meet all tests. */
export interface BadgeRow {
  readonly id: string;
  readonly group: 'recovery' | 'rewriting' | 'transfer' | 'persistence';
  readonly event: BadgeEvent;
  readonly count: number;
  readonly where?: readonly FactTest[];
  /** Events with the same value of this fact count once. */
  readonly distinct?: string;
}

const badge = <const Row extends BadgeRow>(row: Row): Row => row;

/**
 * All badges, in the order of the page. None needs speed, daily visits or another child: they reward getting up again,
 * rewriting, using what was learnt elsewhere, and staying with it.
 */
export const BADGES = [
  badge({ id: 'first-carrot', group: 'recovery', event: 'level_completed', count: 1 }),
  badge({ id: 'second-wind', group: 'recovery', event: 'level_completed', count: 1, where: [{ fact: 'failed_runs', at_least: 3 }] }),
  badge({ id: 'back-on-feet', group: 'recovery', event: 'level_completed', count: 10, where: [{ fact: 'failed_runs', at_least: 1 }] }),
  badge({ id: 'error-reader', group: 'recovery', event: 'run_succeeded', count: 5, where: [{ fact: 'edited_error_line', is: true }] }),
  badge({ id: 'bug-catcher', group: 'recovery', event: 'quiz_answer_right', count: 10, where: [{ fact: 'kind', is: 'line' }] }),
  badge({ id: 'variant-proof', group: 'recovery', event: 'variant_passed', count: 5, where: [{ fact: 'failed_before', is: true }] }),
  badge({ id: 'fresh-eyes', group: 'recovery', event: 'level_completed', count: 1, where: [{ fact: 'failed_runs', at_least: 1 }, { fact: 'hours_since_failure', at_least: 24 }] }),
  badge({ id: 'time-traveller', group: 'recovery', event: 'timeline_back', count: 10, where: [{ fact: 'run_failed', is: true }] }),
  badge({ id: 'tidy-up', group: 'rewriting', event: 'level_recompleted', count: 1, where: [{ fact: 'lines_saved', at_least: 3 }] }),
  badge({ id: 'two-ways', group: 'rewriting', event: 'level_recompleted', count: 3, where: [{ fact: 'other_construct', is: true }] }),
  badge({ id: 'loop-it', group: 'rewriting', event: 'level_recompleted', count: 1, where: [{ fact: 'copies_became_loop', is: true }] }),
  badge({ id: 'name-it', group: 'rewriting', event: 'level_recompleted', count: 1, where: [{ fact: 'functions_added', at_least: 1 }, { fact: 'lines_saved', at_least: 0 }] }),
  badge({ id: 'good-names', group: 'rewriting', event: 'level_recompleted', count: 3, where: [{ fact: 'short_names_fewer', at_least: 1 }] }),
  badge({ id: 'no-magic', group: 'rewriting', event: 'variant_passed', count: 10, where: [{ fact: 'typed_data', is: 0 }] }),
  badge({ id: 'creative-maker', group: 'rewriting', event: 'creative_run', count: 5 }),
  badge({ id: 'carry-over', group: 'transfer', event: 'challenge_completed', count: 1, where: [{ fact: 'earlier_idea', is: true }] }),
  badge({ id: 'bridge-to-new', group: 'transfer', event: 'level_completed', count: 5, where: [{ fact: 'earlier_idea', is: true }] }),
  badge({ id: 'baker', group: 'transfer', event: 'combine_done', count: 5, distinct: 'product' }),
  badge({ id: 'builder', group: 'transfer', event: 'build_done', count: 8, distinct: 'structure' }),
  badge({ id: 'flag-master', group: 'transfer', event: 'place_done', count: 4, distinct: 'flag' }),
  badge({ id: 'chapter-walker', group: 'persistence', event: 'chapter_completed', count: 1, where: [{ fact: 'quiz_passed', is: true }] }),
  badge({ id: 'patient-asker', group: 'persistence', event: 'level_completed', count: 5, where: [{ fact: 'hint_doses', at_least: 1, at_most: 3 }] }),
  badge({ id: 'quiz-again', group: 'persistence', event: 'quiz_passed', count: 1, where: [{ fact: 'previous_try_failed', is: true }] }),
  badge({ id: 'farm-keeper', group: 'persistence', event: 'course_completed', count: 1 }),
] as const; // prettier-ignore

export type BadgeId = (typeof BADGES)[number]['id'];

/** Every badge's id. */
export const BADGE_IDS: readonly BadgeId[] = BADGES.map(({ id }) => id);

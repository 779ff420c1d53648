import {
  CreditSchema,
  findLanguageByName,
  LevelDraftSchema,
  LevelUpdateSchema,
  type ApiErrorCode,
  type HintDose,
  type LockReason,
} from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { HttpResponse, type HttpHandler } from 'msw';
import { challengeCourse, challengeHandlers } from './challenges.ts';
import { courseHandlers } from './course-handlers.ts';
import { tipHandlers } from './tips.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

const REFUSED_BY: Readonly<Record<LockReason, ApiErrorCode>> = {
  account: 'level/account-needed',
  plan: 'level/plan-needed',
  class: 'auth/forbidden',
};

/** Doses of help for any level that has some. */
export const DOSES: readonly HintDose[] = [
  { kind: 'nudge', text: 'How far can {animal} walk to the carrot?' },
  { kind: 'look', text: 'Look at the X mark.', tile: [8, 5], line: 2 },
  { kind: 'lines', lines: ['player.collect("carrot")', 'player.push()', 'player.move_forward(2)'] },
  { kind: 'line', line: 'player.move_forward(2)' },
];

const reading = (visitor: Visitor): HttpHandler[] => [
  // A page may still ask who it is of when its test has ended.
  answer('getCurrentUser', () => refusal('auth/not-logged-in')),
  ...challengeHandlers(challengeCourse()),
  ...courseHandlers(slug => visitor.course(slug)),
  answer('getLevel', ({ params }) => {
    if (!visitor.course(params.course_slug)) return refusal('level/unknown-course');
    const level = visitor.level(params.slug);
    if (!level) return refusal('level/unknown-level');
    const lock = visitor.locks[params.slug];
    return lock ? refusal(REFUSED_BY[lock]) : HttpResponse.json(level);
  }),
  answer('getLevelVariants', ({ params }) => {
    const level = visitor.course(params.course_slug) && visitor.level(params.slug);
    return level
      ? HttpResponse.json({ level_hash: level.level_hash, variants: [] })
      : refusal('level/unknown-level');
  }),
  answer('getHintDose', ({ params }) => {
    const dose = visitor.level(params.slug) && DOSES[Number(params.number) - 1];
    return dose ? HttpResponse.json(dose) : refusal('level/unknown-dose');
  }),
  answer('getCodeHistory', ({ params }) => {
    if (!visitor.course(params.course_slug)) return refusal('level/unknown-course');
    if (!visitor.level(params.slug)) return refusal('level/unknown-level');
    return HttpResponse.json({ entries: visitor.history(params.slug) });
  }),
  answer('getChapterSolutions', () => refusal('auth/not-logged-in')),
  answer('getOwnLesson', () => ({ at: new Date().toISOString(), focus: null, look: null })),
  answer('getCredit', ({ params }) => {
    const credit = {
      execution_type: params.execution_type,
      counter: visitor.runsLeft,
      limit: visitor.runsADay,
    };
    const { success, data } = CreditSchema.safeParse(credit);
    return success ? HttpResponse.json(data) : refusal('request/invalid');
  }),
];

const writing = (visitor: Visitor): HttpHandler[] => [
  answer('updateLevel', async ({ request }) => {
    const { success, data } = LevelUpdateSchema.safeParse(await request.json());
    if (!success) return refusal('request/invalid');
    const { level_slug, last_code_executed, last_status, helped_lines } = data;
    if (!visitor.level(level_slug)) return refusal('level/unknown-level');
    if (last_status === 'complete') visitor.complete(level_slug, helped_lines);
    else if (visitor.runsLeft === 0) return refusal('level/no-attempts-left');
    else visitor.countRun(level_slug);
    visitor.keepCode(level_slug, last_code_executed);
    visitor.remember(level_slug, last_code_executed, last_status === 'complete' ? 'completion' : 'run');
    const status = visitor.statusOf(level_slug);
    const verified = status === 'complete';
    return HttpResponse.json({ level_slug, status, verified, counter: visitor.runsLeft });
  }),
  answer('arriveAtFocus', () => ({ done: true })),
  answer('keepRunOutcome', () => ({ kept: true })),
  answer('saveDraft', async ({ request }) => {
    const { success, data } = LevelDraftSchema.safeParse(await request.json());
    if (!success) return refusal('request/invalid');
    if (!visitor.level(data.level_slug)) return refusal('level/unknown-level');
    visitor.keepCode(data.level_slug, data.code);
    return HttpResponse.json({ level_slug: data.level_slug });
  }),
  answer('askGrownUp', () => ({ done: true })),
  answer('changeLanguage', ({ request }) => {
    const language = findLanguageByName(new URL(request.url).searchParams.get('language') ?? '');
    return language ? HttpResponse.json({ language: language.name }) : refusal('user/unknown-language');
  }),
];

/**
 * The calls that the play area makes, answered for one new visitor from recordings of a platform. What is
 * run, typed and completed is stored for as long as the handlers live.
 */
export function playHandlers(options?: VisitorOptions): HttpHandler[] {
  const visitor = new Visitor(options);
  return [...reading(visitor), ...writing(visitor), ...tipHandlers()];
}

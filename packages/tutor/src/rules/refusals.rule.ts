import type { FindingKind } from '../texts/tutor-texts.ts';
import { TWO_NUMBERS } from '../code/value-kinds.ts';
import type { Context } from '../context.ts';
import type { Rule } from './rule.ts';

const KINDS: Readonly<Record<string, FindingKind>> = {
  'world/move-steps': 'steps-not-whole',
  'world/depends': 'depends-first',
  'world/push-object': 'push-blocked',
  'world/push-collision': 'push-blocked',
  'world/collect-object': 'thing-other',
  'world/collect-data': 'thing-unknown',
  'world/collect-water-data': 'thing-unknown',
  'world/build-data': 'structure-other',
  'world/build-cost': 'stock-short',
  'world/water-cost': 'stock-short',
  'world/place-data': 'count-other',
  'world/place-number': 'count-other',
  'world/place-string': 'count-other',
  'world/place-collect': 'stock-short',
  'world/plant-object': 'count-other',
  'world/plant-number': 'count-other',
  'world/plant-string': 'count-other',
  'world/plant-collect': 'stock-short',
  'world/combine-data': 'structure-other',
  'world/combine-collect': 'stock-short',
  'world/combine-already': 'done-already',
  'world/speak-wrong-phrase': 'words-other',
  'world/question-wrong-message': 'words-other',
  'world/write-wrong-message': 'words-other',
  'world/speak-data': 'words-not-text',
  'world/question-data': 'words-not-text',
  'world/write-data': 'words-not-text',
  'world/read-already': 'done-already',
  'world/open-already': 'done-already',
  'world/close-already': 'done-already',
};

/** What a command was given, if that alone says what is wrong. */
const BY_SAID: readonly (readonly [RegExp, FindingKind])[] = [
  [/^coroutine$|<coroutine object/u, 'await-missing'],
  [/^None$/u, 'none-value'],
  [TWO_NUMBERS, 'comma-for-dot'],
];

/** Whether a command was given a right text with spaces around it, which nobody sees. */
function hasSpaces(story: Context['story'], level: Context['level']): boolean {
  const said = story?.failed?.[1];
  const isRight = (text: string): boolean => level?.levelGoals.some(({ data }) => data === text) ?? false;
  return typeof said === 'string' && said !== said.trim() && isRight(said.trim());
}

/** What the farm refused for a reason other than the place. */
export const refusal: Rule = ({ error, story, level }) => {
  if (!error?.code.startsWith('world/')) return null;
  const known = Object.hasOwn(KINDS, error.code) ? KINDS[error.code] : undefined;
  const said = String(error.params['said'] ?? '');
  const whole = known === 'thing-unknown' && said.startsWith('[') ? 'list-as-thing' : undefined;
  if (known === 'words-other' && hasSpaces(story, level))
    return { kind: 'words-spaces', line: error.line ?? 1, params: error.params };
  const kind = BY_SAID.find(([pattern]) => pattern.test(said))?.[1] ?? whole ?? known;
  return { kind: kind ?? 'world-other', line: error.line ?? 1, params: error.params };
};

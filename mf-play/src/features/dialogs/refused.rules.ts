import type { OutOfRuns } from '../../level/purchase.rules.ts';

/** How a refused run is answered: a dialog with its own words, or the prompt to sign up for this level. */
export type RefusedAnswer =
  | 'signUp'
  | 'upgrade'
  | 'organization'
  | 'address'
  | 'class'
  | 'plan'
  | 'tomorrow'
  | 'ask'
  | 'sign-up-prompt';

const BY_CODE: Readonly<Record<string, RefusedAnswer>> = {
  'level/too-many-from-address': 'address',
  'level/class-locked': 'class',
  'level/plan-needed': 'plan',
  'level/sign-up-to-run': 'sign-up-prompt',
  'level/account-needed': 'sign-up-prompt',
};

const BY_RUNNER: Readonly<Record<OutOfRuns, RefusedAnswer>> = {
  'sign-up': 'signUp',
  upgrade: 'upgrade',
  'contact-organization': 'organization',
};

/** Returns which dialog a refusal opens; without a code of its own it is shown as used-up runs. */
export function refusedAnswer(code: string, outOf: OutOfRuns): RefusedAnswer {
  return BY_CODE[code] ?? BY_RUNNER[outOf];
}

const FOR_CHILD: Partial<Readonly<Record<RefusedAnswer, RefusedAnswer>>> = {
  upgrade: 'tomorrow',
  plan: 'ask',
};

/** The same in a child's own session: nobody tells a child to buy something. */
export const answerFor = (answer: RefusedAnswer, isStudent: boolean): RefusedAnswer =>
  (isStudent ? FOR_CHILD[answer] : undefined) ?? answer;

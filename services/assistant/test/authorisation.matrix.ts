import { type AuthorisationMatrix, open } from '@burrow/service-kit/testing';

export const MATRIX: AuthorisationMatrix<'assistant'> = {
  generateLevelTip: open({ body: { course_name: 'python', slug: 'intro-level1', last_prompt: 'player.open()' } }),
  generateChallengeTip: open({ body: { description: 'a challenge', last_prompt: 'player.open()' } }),
  getLevelTipCredit: open(),
  getChallengeTipCredit: open(),
}; // prettier-ignore

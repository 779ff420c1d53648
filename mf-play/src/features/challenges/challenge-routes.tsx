import { lazyPage, type RemoteModule } from '@burrow/client';
import { loadChallengeTexts } from '../../locales/texts.ts';
import { PlayPage } from '../play/index.ts';

const list = lazyPage(async () => {
  const [{ ChallengesPage }] = await Promise.all([import('./challenges.page.tsx'), loadChallengeTexts()]);
  return ChallengesPage;
});

const challenge = lazyPage(async () => {
  await loadChallengeTexts();
  return PlayPage;
});

/** The list of challenges, and the play screen of one; also under their names in the course. */
export const challengeRoutes: RemoteModule['routes'] = [
  { path: 'challenges', element: list },
  { path: 'challenge', element: list },
  { path: 'challenge/:challengeSlug', element: challenge },
  { path: 'play/challenges', element: list },
  { path: 'play/challenges/:challengeSlug', element: challenge },
];

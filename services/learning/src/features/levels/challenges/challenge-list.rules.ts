import {
  type ChallengeEntry,
  type ChallengeList,
  type ChallengeListQuery,
  CHALLENGES_AT_ONCE,
  type Difficulty,
  weeklyChallenge,
} from '@burrow/contracts';

/** A challenge as its learner sees it, and the chapters of whose ideas it needs one. */
export interface DescribedChallenge {
  readonly entry: Omit<ChallengeEntry, 'featured'>;
  readonly ideasOf: readonly string[];
}

interface Named<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

/** All challenges, in their order. */
export interface ChallengesOfLearner {
  readonly challenges: readonly DescribedChallenge[];
  readonly difficulties: readonly Named<Difficulty>[];
  /** All chapters of all courses, in their order. */
  readonly chapters: readonly Named<string>[];
}

const isAsked =
  ({ difficulty, status, idea }: Omit<ChallengeListQuery, 'from' | 'language'>) =>
  ({ entry, ideasOf }: DescribedChallenge): boolean =>
    (difficulty === undefined || entry.difficulty === difficulty) &&
    (status === undefined || entry.status === status) &&
    (idea === undefined || ideasOf.includes(idea));

/** Chapters that tell challenges apart: an idea that all of them need, or none, finds nothing. */
function tellingChapters({ challenges, chapters }: ChallengesOfLearner): Named<string>[] {
  return chapters.filter(({ id }) => {
    const count = challenges.filter(({ ideasOf }) => ideasOf.includes(id)).length;
    return count > 0 && count < challenges.length;
  });
}

const isComplete = ({ entry }: DescribedChallenge): boolean => entry.status === 'complete';

/** Returns the list of challenges that somebody asked for. `at` decides which is the one of the week. */
export function challengeList(
  all: ChallengesOfLearner,
  { from, language: _language, ...asked }: ChallengeListQuery,
  at: Date,
): ChallengeList {
  const { challenges, difficulties } = all;
  const weekly = weeklyChallenge(challenges, at);
  const shown = (challenge: DescribedChallenge): ChallengeEntry => ({
    ...challenge.entry,
    featured: challenge === weekly,
  });
  const found = challenges.filter(isAsked(asked));
  const first = Number(from ?? 0);
  return {
    challenge_count: challenges.length,
    completed_count: challenges.filter(isComplete).length,
    difficulties: difficulties.map(({ id, name }) => {
      const own = challenges.filter(({ entry }) => entry.difficulty === id);
      return {
        id,
        name,
        challenge_count: own.length,
        completed_count: own.filter(isComplete).length,
        found_count: own.filter(isAsked({ ...asked, difficulty: undefined })).length,
      };
    }),
    ideas: tellingChapters(all),
    featured: weekly && shown(weekly),
    found_count: found.length,
    challenges: found.slice(first, first + CHALLENGES_AT_ONCE).map(shown),
  };
}

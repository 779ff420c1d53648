import { keptInTab, useSession } from '@burrow/client';
import { CHARACTERS, DEFAULT_CHARACTER } from '@burrow/contracts';
import { useState } from 'react';

type Character = (typeof CHARACTERS)[number];

const STORAGE_KEY = 'burrow.plays-themself';

export interface WhoPlays {
  /** Name of the learner's animal. */
  readonly character: string;
  /** A teacher or an administrator has to choose a student, or to continue alone. */
  readonly needsStudent: boolean;
  readonly tryMyself: () => void;
}

/** Returns the name of the animal that the learner chose, or of the default one. */
export function useCharacter(): Character {
  const chosen = useSession().user?.student_details?.character;
  return CHARACTERS.find(name => name === chosen) ?? DEFAULT_CHARACTER;
}

/** Returns who is playing on this page: a visitor, a student, or an adult who is trying it out. */
export function useWhoPlays(): WhoPlays {
  const { user, isTeacher, isAdmin } = useSession();
  const [triesFor, setTriesFor] = useState(() => keptInTab.getItem(STORAGE_KEY));
  const mayTry = (isTeacher || isAdmin) && user !== null && user.student_id === null;
  return {
    character: useCharacter(),
    needsStudent: mayTry && triesFor !== user.user_id,
    tryMyself: () => {
      if (!user?.user_id) return;
      keptInTab.setItem(STORAGE_KEY, user.user_id);
      setTriesFor(user.user_id);
    },
  };
}

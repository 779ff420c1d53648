import { useSession } from '@burrow/client';
import { CHARACTERS, DEFAULT_CHARACTER } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';

export interface Animal {
  /** As the learner calls it. */
  readonly name: string;
  /** One of the animals of contracts. */
  readonly character: string;
  /** As its pictures on the map are called. */
  readonly picture: string;
}

/** Returns the animal that the learner chose, or the default one. */
export function useAnimal(): Animal {
  const { t } = useTranslation('quiz');
  const chosen = useSession().user?.student_details?.character;
  const character = CHARACTERS.find(name => name === chosen) ?? DEFAULT_CHARACTER;
  return { name: t(`animals.${character}`), character, picture: character.toLowerCase() };
}

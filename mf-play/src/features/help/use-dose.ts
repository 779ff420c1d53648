import type { HintDose, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useEffect } from 'react';
import { doseOpened } from '../../level/doses-opened.ts';
import { useCharacter } from '../../level/use-who-plays.ts';
import { doseWithAnimal } from '../../level/named-level.rules.ts';
import { useHintDoseQuery } from '../../level/level.api.ts';

interface Asked {
  /** Undefined while it is loading, and if it could not be loaded. */
  readonly dose: HintDose | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Returns a dose of a level's help, from 1, and notes that it was opened. */
export function useDose({ course_slug: course, slug }: LevelData, number: number): Asked {
  const { t, i18n } = useTranslation('play');
  const animal = t(`animals.${useCharacter()}`);
  const asked = { course, level: slug, number, language: i18n.language };
  const { currentData, isError, isFetching, refetch } = useHintDoseQuery(asked);
  useEffect(() => doseOpened(course, slug, number), [course, slug, number]);
  return {
    dose: currentData && doseWithAnimal(currentData, animal),
    isError: isError && !isFetching,
    retry: () => void refetch(),
  };
}

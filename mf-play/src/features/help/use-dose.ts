import type { HintDose, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { doseOpened } from '../../level/doses-opened.ts';
import { useCharacter } from '../../level/use-who-plays.ts';
import { doseWithAnimal } from '../../level/named-level.rules.ts';
import { useHintDoseQuery } from '../../level/level.api.ts';
import { plainDoses } from './help.rules.ts';

interface Asked {
  /** Undefined while it is loading, and if it could not be loaded. */
  readonly dose: HintDose | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
  readonly count: number;
}

/**
 * Returns a dose of a level's help, from 1, loaded when it is requested. A level without doses has its hint and its tip.
 * @param number null if none is requested
 */
export function useDose(level: LevelData, number: number | null): Asked {
  const { t, i18n } = useTranslation('play');
  const animal = t(`animals.${useCharacter()}`);
  const plain = level.hintDoseCount === 0 ? plainDoses(level) : null;
  const { course_slug: course, slug, hintDoseCount } = level;
  const asked =
    number === null || plain ? skipToken : { course, level: slug, number, language: i18n.language };
  const { currentData, isError, isFetching, refetch } = useHintDoseQuery(asked);
  useEffect(() => {
    if (number !== null) doseOpened(course, slug, number);
  }, [course, slug, number]);
  if (plain)
    return { dose: plain[(number ?? 0) - 1], isError: false, retry: () => undefined, count: plain.length };
  return {
    dose: currentData && doseWithAnimal(currentData, animal),
    isError: isError && !isFetching,
    retry: () => void refetch(),
    count: hintDoseCount,
  };
}

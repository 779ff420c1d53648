import type { LevelExercise } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';

/** What there is to do in a level that is not about writing a program. */
export function ExerciseLabel({ exercise }: { readonly exercise: LevelExercise | undefined }) {
  const { t } = useTranslation('play');
  return exercise ? <p className="exercise-label">{t(`exercise.${exercise.kind}`)}</p> : null;
}

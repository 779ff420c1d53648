import { usePage, useSession, type ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton } from '@burrow/ui';
import { useEffect, useMemo } from 'react';
import { preloadCanvas } from '../../bridge/game-canvas.tsx';
import { getEngine } from '../../engine/engine.ts';
import { preloadEditor } from '../editor/code-editor.tsx';
import { useEmailVerified } from '../email-verified/use-email-verified.ts';
import { useCharacter } from '../gate/use-who-plays.ts';
import { LevelProblem } from './level-problem.tsx';
import { withAnimal } from './named-level.rules.ts';
import { useCourseQuery, useLevelQuery } from './play.api.ts';
import { usePlayPlace } from './play-place.ts';
import { PlayScreen } from './play-screen.tsx';
import { useSteadyLevel } from './steady-level.ts';

/** What the screen will need comes beside the level's data. */
function startParts(): void {
  getEngine().start();
  preloadEditor();
  preloadCanvas();
}

/** A level that came with a lock on it wants a plan. */
const LOCKED = { status: 402, detail: null };

/** A level, once it is here; until then its outline, or why it is not. */
export function PlayPage() {
  const { t } = useTranslation('play');
  const place = usePlayPlace();
  const level = useLevelQuery(place);
  const course = useCourseQuery(place);
  const { user, isLoading } = useSession();
  const learner = user?.student_id ?? user?.user_id ?? null;
  const animal = t(`animals.${useCharacter()}`);
  const data = useSteadyLevel(level.currentData);
  const named = useMemo(() => data && withAnimal(data, animal), [data, animal]);
  useEffect(startParts, []);
  useEmailVerified();
  usePage(level.data?.name ?? t('level.page'), course.data?.name ?? null);

  if (named?.locked)
    return <LevelProblem course={place.course} error={LOCKED} onRetry={() => void level.refetch()} />;
  if (named && !isLoading) {
    return (
      <PlayScreen
        key={`${learner}/${place.course}/${place.level}`}
        learner={learner}
        level={named}
        course={course.currentData}
      />
    );
  }
  if (level.error)
    return (
      <LevelProblem
        course={place.course}
        error={level.error as ApiError}
        onRetry={() => void level.refetch()}
      />
    );
  return <DelayedSkeleton label={t('level.loading')} lines={8} />;
}

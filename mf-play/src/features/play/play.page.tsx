import { usePage, useWholeWindow, useSession, type ApiError } from '@burrow/client';
import type { CoursePart, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton } from '@burrow/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { preloadCanvas } from '../../bridge/game-canvas.tsx';
import { getEngine } from '../../engine/engine.ts';
import { useLevelQuery } from '../../level/level.api.ts';
import { LevelContext } from '../../level/level.context.ts';
import { usePlayPlace } from '../../level/level-place.ts';
import { withAnimal } from '../../level/named-level.rules.ts';
import { useCoursePart } from '../../level/use-course-part.ts';
import { useSteadyLevel } from '../../level/steady-level.ts';
import { CodeContext, useLevelCode } from '../../level/use-code.ts';
import { useLearner } from '../../level/use-learner.ts';
import { useRunGate } from '../../level/use-run-gate.ts';
import { useCharacter, useWhoPlays } from '../../level/use-who-plays.ts';
import { RunContext, useRunSession } from '../../run/use-run.ts';
import { usePalette } from '../creative/index.ts';
import { useDesign } from '../design/index.ts';
import { preloadEditor } from '../editor/index.ts';
import { useEmailVerified } from '../email-verified/index.ts';
import { OnboardingContext, useOnboardingOf } from '../onboarding/index.ts';
import { LevelProblem } from './level-problem.tsx';
import { PlayScreen } from './play-screen.tsx';

/** Loads what the screen will need at the same time as the level's data. */
function startParts(): void {
  getEngine().start();
  preloadEditor();
  preloadCanvas();
}

/** A level that was sent with a lock needs a plan. */
const LOCKED = { status: 402, detail: null };

/** A level, once it has loaded; until then its outline, or why it is not shown. */
export function PlayPage() {
  const { t } = useTranslation('play');
  const place = usePlayPlace();
  const level = useLevelQuery(place);
  const course = useCoursePart(place);
  const { isLoading } = useSession();
  const learner = useLearner();
  const animal = t(`animals.${useCharacter()}`);
  const data = useSteadyLevel(level.currentData);
  const named = useMemo(() => data && withAnimal(data, animal), [data, animal]);
  useEffect(startParts, []);
  useEmailVerified();
  useWholeWindow();
  usePage(level.data?.name ?? t('level.page'), course?.name ?? null);

  const retry = (): void => void level.refetch();
  if (named?.locked) return <LevelProblem course={place.course} error={LOCKED} onRetry={retry} />;
  if (named && !isLoading) {
    const key = `${learner}/${place.course}/${place.level}`;
    return <PlayLevel key={key} learner={learner} level={named} course={course} />;
  }
  if (level.error)
    return <LevelProblem course={place.course} error={level.error as ApiError} onRetry={retry} />;
  return <DelayedSkeleton label={t('level.loading')} lines={8} />;
}

interface PlayLevelProps {
  /** Id of the student or user whose code it is; null for a visitor. */
  readonly learner: string | null;
  readonly level: LevelData;
  readonly course: CoursePart | undefined;
}

/** An open level: its code, its run, and who is playing, for all parts of the screen. */
function PlayLevel({ learner, level, course }: PlayLevelProps) {
  const who = useWhoPlays();
  const onboarding = useOnboardingOf(level);
  const { tell } = onboarding;
  const code = useLevelCode(
    level,
    learner,
    useCallback(() => tell('code-changed'), [tell]),
  );
  const furnished = usePalette(level);
  const mayRun = useRunGate(level, who.needsStudent);
  const designed = useDesign(furnished.level);
  const run = useRunSession({ ...designed, learner, course, mayRun, onSaved: code.acknowledge });
  return (
    <LevelContext value={{ level, course, who }}>
      <OnboardingContext value={onboarding}>
        <CodeContext value={code}>
          <RunContext value={run}>
            <PlayScreen palette={furnished.palette} design={designed.design} />
          </RunContext>
        </CodeContext>
      </OnboardingContext>
    </LevelContext>
  );
}

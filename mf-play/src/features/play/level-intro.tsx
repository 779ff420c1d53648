import { LocaleLink } from '@burrow/client';
import { CHALLENGES, type CoursePart, type LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { memo } from 'react';
import { ChallengeResults } from '../challenge-results/index.ts';
import { ExerciseLabel } from '../exercise/index.ts';
import { GoalList } from '../goals/index.ts';
import { OwlButton } from '../help/index.ts';
import { LevelGuide } from './level-guide.tsx';
import { LevelHeader } from './level-header.tsx';
import { useGuidePlace } from './use-guide-place.ts';
import { ProgressStrip } from '../../level/progress-strip.tsx';

interface LevelIntroProps {
  readonly level: LevelData;
  readonly course: CoursePart | undefined;
}

/** The current level, what it is about, and its goals. A level without goals is free: it has no text. */
export const LevelIntro = memo(function LevelIntro({ level, course }: LevelIntroProps) {
  const place = useGuidePlace();
  if (level.levelGoals.length === 0) return <CreativeIntro />;
  return (
    <>
      <LevelHeader level={level} course={course} />
      <div className="play__bar">
        {level.course_slug === CHALLENGES ? (
          <BackToChallenges />
        ) : (
          course && <ProgressStrip course={course} level={level} />
        )}
        <OwlButton />
      </div>
      <div className="play__tasks">
        {place === 'code' && <LevelGuide level={level} />}
        <ExerciseLabel exercise={level.exercise} />
        <GoalList />
      </div>
      {level.course_slug === CHALLENGES && <ChallengeResults slug={level.slug} />}
    </>
  );
});

function CreativeIntro() {
  const { t } = useTranslation('play');
  return (
    <header className="play__creative">
      <h1>{t('level.creative')}</h1>
      <p>{t('level.creativeText')}</p>
    </header>
  );
}

function BackToChallenges() {
  const { t } = useTranslation('challenges');
  return (
    <LocaleLink className="way-button" to={CHALLENGES}>
      <Icon name="challenges" size={18} /> {t('challenge.back')}
    </LocaleLink>
  );
}

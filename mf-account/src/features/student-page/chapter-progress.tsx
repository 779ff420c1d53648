import type { ChapterResult, CourseData, TriedLevel } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { Progress } from '@burrow/ui/extra';
import { LevelCode } from './level-code.tsx';
import { QuizResults } from './quiz-results.tsx';
import { progressOf, triesOf } from './progress.rules.ts';

type Chapter = CourseData['chapters'][number];
type Level = Chapter['level_data'][number];

interface ChapterProgressProps {
  readonly chapter: Chapter;
  readonly work: readonly TriedLevel[];
  /** The chapter's quiz, once it was begun. */
  readonly quiz: ChapterResult | undefined;
  /** What the student calls the animal. */
  readonly animal: string;
}

/** A chapter and how much of it is complete; opened, its levels with the code that was written, and its quiz. */
export function ChapterProgress({ chapter, work, quiz, animal }: ChapterProgressProps) {
  const { t } = useTranslation('profile');
  const { done, count } = progressOf(chapter.level_data);
  return (
    <li className="chapter">
      <details>
        <summary className="chapter__head">
          <span className="chapter__name">{chapter.name}</span>
          <span className="chapter__bar" aria-hidden="true">
            <Progress
              percent={Math.round((100 * done) / Math.max(count, 1))}
              showInfo={false}
              aria-hidden="true"
            />
          </span>
          <span className="chapter__count">{t('studentPage.of', { done, total: count })}</span>
        </summary>
        <ul className="chapter__levels">
          {chapter.level_data.map(level => (
            <LevelLine
              key={level.slug}
              level={level}
              work={work.find(({ level_slug }) => level_slug === level.slug)}
            />
          ))}
          {quiz && <QuizResults quiz={quiz} animal={animal} />}
        </ul>
      </details>
    </li>
  );
}

interface LevelStateProps {
  readonly isComplete: boolean;
  readonly work: TriedLevel | undefined;
}

/** When a level was completed or last changed, how many tries it took, and with how much help. */
function LevelState({ isComplete, work }: LevelStateProps) {
  const { t } = useTranslation('profile');
  const { day } = useDates();
  const state = isComplete ? 'complete' : work ? 'begun' : 'open';
  const at = isComplete ? work?.completed_at : work?.updated_at;
  const tries = triesOf(work);
  return (
    <span className="level-line__state">
      {at && state !== 'open' ? t(`studentPage.${state}`, { day: day(at) }) : t(`studentPage.state.${state}`)}
      {tries > 0 && ` · ${t('studentPage.tries', { count: tries })}`}
      {isComplete &&
        work?.helped_lines !== undefined &&
        ` · ${t('studentPage.withHelp', { count: work.helped_lines })}`}
    </span>
  );
}

function LevelLine({ level, work }: { readonly level: Level; readonly work: TriedLevel | undefined }) {
  const label = (
    <>
      {level.completed && <Icon name="success" size={18} />}
      <span>{level.name}</span>
      <LevelState isComplete={level.completed} work={work} />
    </>
  );
  if (!work?.code) return <li className="level-line level-line--plain">{label}</li>;
  return (
    <li className="level-line">
      <details>
        <summary className="level-line__head">{label}</summary>
        <LevelCode work={work} code={work.code} name={level.name} />
      </details>
    </li>
  );
}

import type { ClassProgress, SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { PupilColumns } from '../../pupils/pupil-columns.ts';
import { ChapterHeat, HeatHead } from './chapter-heat.tsx';
import { agoText, unlockedIn, type Working } from './class-work.rules.ts';
import type { CourseWords } from './use-course-words.ts';

interface WorkColumns {
  readonly progress: ClassProgress | undefined;
  readonly schoolClass: SchoolClass;
  readonly work: ReadonlyMap<string, Working>;
  readonly words: CourseWords;
  readonly now: number;
  readonly only: ReadonlySet<string> | undefined;
}

/** What a list of students shows of their work, once it is known. */
export function workColumns({
  progress,
  schoolClass,
  work,
  words,
  now,
  only,
}: WorkColumns): PupilColumns | undefined {
  if (!progress) return undefined;
  const { chapters, course_id: course } = progress;
  const levels = chapters.reduce((sum, chapter) => sum + chapter.levels.length, 0);
  return {
    head: <Heads chapters={chapters} unlocked={unlockedIn(progress, schoolClass)} words={words} />,
    cells: ({ student_id: id }) => {
      const working = work.get(id);
      if (!working) return <td colSpan={4}>–</td>;
      return <Cells {...{ chapters, course, levels, working, words, now }} />;
    },
    ...(only && { only }),
  };
}

interface HeadsProps {
  readonly chapters: ClassProgress['chapters'];
  readonly unlocked: ReadonlySet<number>;
  readonly words: CourseWords;
}

function Heads({ chapters, unlocked, words }: HeadsProps) {
  const { t } = useTranslation('live');
  return (
    <>
      <th scope="col">
        <span className="visually-hidden">{t('columns.chapters')}</span>
        <HeatHead chapters={chapters} unlocked={unlocked} words={words} />
      </th>
      <th scope="col">{t('columns.levels')}</th>
      <th scope="col">{t('columns.active')}</th>
      <th scope="col">{t('columns.status')}</th>
    </>
  );
}

interface CellsProps {
  readonly chapters: ClassProgress['chapters'];
  readonly course: string;
  readonly levels: number;
  readonly working: Working;
  readonly words: CourseWords;
  readonly now: number;
}

function Cells({ chapters, course, levels, working, words, now }: CellsProps) {
  const { t, i18n } = useTranslation('live');
  const { completed, last_active_at: active, runs } = working.progress;
  const done = completed.reduce((sum, each) => sum + each, 0);
  return (
    <>
      <td className="work-heat">
        <ChapterHeat chapters={chapters} course={course} working={working} words={words} />
      </td>
      <td className="work-levels">{t('levels', { done, total: levels })}</td>
      <td className="work-active">
        {active === null ? t('never') : agoText(Date.parse(active), now, i18n.language)}
      </td>
      <td>
        <span className={`work-status work-status--${working.status}`}>{t(`status.${working.status}`)}</span>
        {working.status === 'stuck' && <span className="work-runs">{t('runs', { count: runs })}</span>}
      </td>
    </>
  );
}

import type { ClassProgress, SchoolStudent, SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import type { StudentColumns } from '../../students/student-columns.ts';
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
export function useWorkColumns({
  progress,
  schoolClass,
  work,
  words,
  now,
  only,
}: WorkColumns): StudentColumns | undefined {
  const { t, i18n } = useTranslation('live');
  const { language } = i18n;
  if (!progress) return undefined;
  const { chapters, course_id: course } = progress;
  const levels = chapters.reduce((sum, chapter) => sum + chapter.levels.length, 0);
  const workOf =
    (show: (working: Working) => ReactNode) =>
    (_: unknown, { student_id: id }: SchoolStudent) => {
      const working = work.get(id);
      return working ? show(working) : '–';
    };
  return {
    columns: [
      {
        key: 'chapters',
        className: 'work-heat',
        title: (
          <ChaptersHead chapters={chapters} unlocked={unlockedIn(progress, schoolClass)} words={words} />
        ),
        render: workOf(working => (
          <ChapterHeat chapters={chapters} course={course} working={working} words={words} />
        )),
      },
      {
        key: 'levels',
        className: 'work-levels',
        title: t('columns.levels'),
        render: workOf(({ progress: { completed, with_help: helped } }) => (
          <>
            {t('levels', { done: completed.reduce((sum, each) => sum + each, 0), total: levels })}
            {helped !== undefined && <small className="work-helped">{t('withHelp', { helped })}</small>}
          </>
        )),
      },
      {
        key: 'active',
        className: 'work-active',
        title: t('columns.active'),
        render: workOf(({ progress: { last_active_at: at } }) =>
          at === null ? t('never') : agoText(Date.parse(at), now, language),
        ),
      },
      {
        key: 'status',
        title: t('columns.status'),
        render: workOf(working => <WorkStatus working={working} />),
      },
    ],
    ...(only && { only }),
  };
}

interface HeadProps {
  readonly chapters: ClassProgress['chapters'];
  readonly unlocked: ReadonlySet<number>;
  readonly words: CourseWords;
}

function ChaptersHead(props: HeadProps) {
  const { t } = useTranslation('live');
  return (
    <>
      <span className="visually-hidden">{t('columns.chapters')}</span>
      <HeatHead {...props} />
    </>
  );
}

function WorkStatus({ working: { status, progress } }: { readonly working: Working }) {
  const { t } = useTranslation('live');
  return (
    <>
      <span className={`work-status work-status--${status}`}>{t(`status.${status}`)}</span>
      {status === 'stuck' && <span className="work-runs">{t('runs', { count: progress.runs })}</span>}
    </>
  );
}

import { Portrait } from '@burrow/ui';
import { useDates, useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import { useCourseWords } from '../live/index.ts';
import type { StudentResult } from './results.rules.ts';

interface ChildReportProps {
  readonly result: StudentResult;
  readonly course: string;
  readonly className: string;
}

/** What parents are told of one child, on a sheet of its own: nothing of others. */
export function ChildReport({ result, course, className }: ChildReportProps) {
  const { t } = useTranslation('report');
  const { day } = useDates();
  const { chapter } = useCourseWords(course);
  const id = useId();
  const { student, chapters, completed, levels, lastActiveAt } = result;
  const name = student.full_name ?? student.username;
  const begun = chapters.filter(each => each.completed > 0);
  return (
    <article className="panel report-child" aria-labelledby={id}>
      <header className="school-student">
        <Portrait character={student.character} size={56} framed />
        <div>
          <h2 id={id}>
            <bdi>{name}</bdi>
          </h2>
          <p className="school-quiet">
            <bdi>{className}</bdi>
          </p>
        </div>
      </header>
      <p>{completed > 0 ? t('done', { done: completed, count: levels }) : t('notBegun')}</p>
      {lastActiveAt && <p>{t('lastActive', { day: day(lastActiveAt) })}</p>}
      {begun.length > 0 && (
        <ul className="report-chapters">
          {begun.map(each => (
            <li key={each.id}>
              <span>{chapter(each.id)}</span>
              <progress max={each.levels} value={each.completed} aria-label={chapter(each.id)} />
              <span className="school-quiet">
                {each.completed === each.levels
                  ? t('complete')
                  : t('part', { completed: each.completed, count: each.levels })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="school-quiet">{t('about')}</p>
    </article>
  );
}

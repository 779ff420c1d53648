import { LocaleLink, useSession, type SlotProps } from '@burrow/client';
import type { OwnAssignments } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { levelPath } from '../../level/level-place.ts';
import { useOwnAssignmentsQuery } from '../../level/own-assignments.api.ts';

/** What a student's class is to do: the levels, until when, and what the teacher says. */
export function ClassAssignments({ onNavigate }: SlotProps) {
  const { t, i18n } = useTranslation('play');
  const { user } = useSession();
  const isOfSchool = Boolean(user?.student_id && user.organization_id);
  const { data } = useOwnAssignmentsQuery(i18n.language, { skip: !isOfSchool });
  if (!isOfSchool || !data || data.assignments.length === 0) return null;
  return (
    <section className="class-work" aria-label={t('classWork.title')}>
      <h2 className="navigator__course">{t('classWork.title')}</h2>
      <ul>
        {data.assignments.map(assignment => (
          <li key={assignment.id}>
            <Assignment assignment={assignment} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AssignmentProps extends SlotProps {
  readonly assignment: OwnAssignments['assignments'][number];
}

function Assignment({ assignment: { course_id, levels, due_at, note, state }, onNavigate }: AssignmentProps) {
  const { t } = useTranslation('play');
  const { day } = useDates();
  const isDone = state === 'done' || state === 'late';
  return (
    <>
      <p className="class-work__when">
        {isDone ? t('classWork.done') : t('classWork.until', { day: day(due_at) })}
      </p>
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      {levels.map(({ slug, name, completed }) => (
        <LocaleLink
          key={slug}
          className="class-work__level"
          to={levelPath(course_id, slug)}
          onClick={onNavigate}
        >
          <Icon name={completed ? 'success' : 'forward'} size={16} mirrored={!completed} />
          <span>{name}</span>
          {completed && <span className="visually-hidden">, {t('level.completed')}</span>}
        </LocaleLink>
      ))}
    </>
  );
}

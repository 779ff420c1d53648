import { LocaleLink } from '@burrow/client';
import type { LessonStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Portrait } from '@burrow/ui';
import { GuestMark } from '../guests/index.ts';
import { agoText, useCourseWords } from '../live/index.ts';
import { inNeedFirst, minutesSince, type Standing, standingOf } from './lesson-order.rules.ts';
import type { LessonMember } from './use-lesson.ts';

interface LessonStudentsProps {
  readonly students: readonly LessonMember[];
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

/** The class, who needs help first. */
export function LessonStudents({ students, now }: LessonStudentsProps) {
  const { t, i18n } = useTranslation('lesson');
  if (students.length === 0) return <p className="panel">{t('nobody')}</p>;
  return (
    <ul className="lesson-class" aria-label={t('class')}>
      {inNeedFirst(students, i18n.language).map(student => (
        <StudentRow key={student.id} student={student} now={now} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly student: LessonMember;
  readonly now: number;
}

function StudentRow({ student, now }: RowProps) {
  const { t } = useTranslation('lesson');
  const { id, name, character, isGuest, seen, work } = student;
  const standing = standingOf(student);
  const told = { student, standing, now };
  const isHere = seen === undefined || seen.presence === 'here';
  return (
    <li className={isHere ? 'lesson-student' : 'lesson-student lesson-student--gone'}>
      <Portrait character={character} size={40} framed />
      <span className="lesson-student__words">
        {isGuest ? (
          <span>
            <bdi>{name}</bdi> <GuestMark />
          </span>
        ) : (
          <LocaleLink to={`organization/students/${id}`}>
            <bdi>{name}</bdi>
          </LocaleLink>
        )}
        <span className="school-quiet">
          {work?.playing ? (
            <PlayingText {...told} place={work.playing} />
          ) : (
            <StandingText {...told} level={null} />
          )}
        </span>
      </span>
      <span className={`work-status lesson-status--${standing}`}>{t(`standing.${standing}`)}</span>
    </li>
  );
}

interface TextProps extends RowProps {
  readonly standing: Standing;
}

interface PlayingProps extends TextProps {
  readonly place: NonNullable<LessonStudent['playing']>;
}

function PlayingText({ place: { course_id: course, level_slug: slug }, ...told }: PlayingProps) {
  return <StandingText {...told} level={useCourseWords(course).level(slug)} />;
}

/** What a student does, or since when they do not; `level` is what the one is called that they play. */
function StandingText({ student, standing, now, level }: TextProps & { readonly level: string | null }) {
  const { t, i18n } = useTranslation('lesson');
  const { work, seen } = student;
  const leftText = (): string =>
    seen?.left_at
      ? t('leftAt', { ago: agoText(Date.parse(seen.left_at), now, i18n.language) })
      : t('notHere');
  const stuckText = (since: number): string => {
    const count = minutesSince(since, now);
    return count === 0 ? t('stuckNow') : t('stuckFor', { count });
  };
  const parts: readonly (string | null | undefined)[] = {
    stuck: () => [
      work?.stuck && stuckText(Date.parse(work.stuck.since)),
      work?.stuck && t('failed', { count: work.stuck.runs }),
      seen?.presence === 'left' ? leftText() : level,
    ],
    missing: () => [t('missing')],
    left: () => [leftText(), level],
    working: () => [
      level ?? t('nothingYet'),
      work?.completed ? t('completed', { count: work.completed }) : null,
    ],
    done: () => [
      t('completed', { count: work?.completed ?? 0 }),
      seen?.presence === 'left' ? leftText() : null,
    ],
  }[standing]();
  return <>{parts.filter(part => part).join(' · ')}</>;
}

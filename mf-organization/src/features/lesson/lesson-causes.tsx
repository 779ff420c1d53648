import { latePart } from '@burrow/client';
import type { LessonCause } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useId, useState } from 'react';
import { nameKey, Programs } from '../failures/index.ts';
import { useCourseWords } from '../live/index.ts';
import type { LessonMember } from './use-lesson.ts';

const FailingMap = latePart(async () => (await import('./failing-map.tsx')).FailingMap);

interface LessonCausesProps {
  readonly causes: readonly LessonCause[];
  readonly students: readonly LessonMember[];
}

/** What those who are stuck have in common, with the map on which it fails. */
export function LessonCauses({ causes, students }: LessonCausesProps) {
  const { t } = useTranslation('lesson');
  if (causes.length === 0) return null;
  const names = new Map(students.map(({ id, name }) => [id, name]));
  return (
    <Panel title={t('causes')}>
      <ul className="lesson-causes">
        {causes.map(cause => (
          <CauseRow
            key={[cause.course_id, cause.level_slug, cause.code, cause.variant].join()}
            cause={cause}
            names={cause.student_ids.flatMap(id => names.get(id) ?? [])}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface CauseRowProps {
  readonly cause: LessonCause;
  readonly names: readonly string[];
}

function CauseRow({ cause, names }: CauseRowProps) {
  const { t, i18n } = useTranslation(['lesson', 'failures']);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { course_id: course, level_slug: slug, code, variant, programs } = cause;
  const level = useCourseWords(course).level(slug);
  const what = t(`failures:${nameKey(code)}`, t('failures:codes.python.other'));
  const count = programs.length;
  return (
    <li className="lesson-cause">
      <FailingMap course={course} slug={slug} variant={variant} label={t('map', { level })} />
      <div className="lesson-cause__words">
        <p className="lesson-cause__who">
          <bdi>{new Intl.ListFormat(i18n.language).format(names)}</bdi>
        </p>
        <p>{t(variant === null ? 'cause' : 'causeElsewhere', { what, level })}</p>
        {count > 0 && (
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hide' : 'show', { count })}
          </Button>
        )}
      </div>
      <div id={id} className="failures__programs" hidden={!isOpen}>
        {isOpen && <Programs programs={programs} />}
      </div>
    </li>
  );
}

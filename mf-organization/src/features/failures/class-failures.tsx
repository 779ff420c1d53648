import type { ClassFailures as Failures } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useId, useState } from 'react';
import { useClassFailuresQuery } from '../../api/class-work.api.ts';
import { RemarkToGroup } from '../remarks/index.ts';
import { nameKey } from './failure-name.rules.ts';
import { Programs } from './programs.tsx';

type Failure = Failures['failures'][number];

interface ClassFailuresProps {
  readonly classId: string;
  /** What a level is called. */
  readonly levelName: (course: string, slug: string) => string;
}

/** What several students of a class fail at, each a row that shows their programs side by side. */
export function ClassFailures({ classId, levelName }: ClassFailuresProps) {
  const { t } = useTranslation('failures');
  const { data } = useClassFailuresQuery(classId);
  if (!data || data.failures.length === 0) return null;
  return (
    <Panel title={t('title')} text={t('text')}>
      <ul className="failures">
        {data.failures.map(failure => (
          <FailureRow
            key={[failure.course_id, failure.level_slug, failure.code, failure.on_other_map].join()}
            classId={classId}
            failure={failure}
            level={levelName(failure.course_id, failure.level_slug)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface FailureRowProps {
  readonly classId: string;
  readonly failure: Failure;
  readonly level: string;
}

function FailureRow({ classId, failure, level }: FailureRowProps) {
  const { t } = useTranslation('failures');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { code, on_other_map, students, programs } = failure;
  return (
    <li className="failures__row">
      <p className="failures__what">
        <strong>{t('students', { count: students })}</strong>
        {' · '}
        <span>{t(nameKey(code), t('codes.python.other'))}</span>{' '}
        <span className="school-quiet">{t(on_other_map ? 'whereElse' : 'where', { level })}</span>
      </p>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hide' : 'show')}
      </Button>
      <RemarkToGroup classId={classId} failure={failure} />
      <div id={id} className="failures__programs" hidden={!isOpen}>
        {isOpen && <Programs programs={programs} />}
      </div>
    </li>
  );
}

import { LoadSkeleton } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useAssignmentsQuery } from '../../api/assignments.api.ts';
import { Failure } from '../../components/failure.tsx';
import { LaterAssignmentForm } from './later-assignment-form.ts';
import { AssignmentItem } from './assignment-item.tsx';

/** What a class is to do until a date, and who has done it. */
export function ClassAssignments({ schoolClass: { id } }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('assignments');
  const { data, error, refetch } = useAssignmentsQuery(id);
  const [isAdding, setIsAdding] = useState(false);
  const close = (): void => setIsAdding(false);
  return (
    <Panel title={t('title')} text={data?.assignments.length === 0 && !isAdding && t('none')}>
      {isAdding ? (
        <LaterAssignmentForm classId={id} onDone={close} />
      ) : (
        <Button onClick={() => setIsAdding(true)}>
          <Icon name="add" size={16} /> {t('add')}
        </Button>
      )}
      {!data && error && <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadSkeleton lines={3} />}
      {data && data.assignments.length > 0 && (
        <ul className="assignments">
          {data.assignments.map(assignment => (
            <li key={assignment.id}>
              <AssignmentItem classId={id} assignment={assignment} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

import { LocaleLink } from '@burrow/client';
import type { AssignmentState, TaughtAssignment } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, type IconName } from '@burrow/ui';
import { useState } from 'react';
import { type ClassName, useClassNames } from '../../students/use-class-names.ts';
import { GuestMark } from '../guests/index.ts';

const STATES = ['done', 'late', 'open', 'missing'] as const satisfies readonly AssignmentState[];
const ICONS: Readonly<Record<AssignmentState, IconName>> = {
  done: 'success',
  late: 'history',
  open: 'work',
  missing: 'warning',
};
interface AssignmentStudentsProps {
  readonly classId: string;
  readonly assignment: TaughtAssignment;
}

/** How many students have done it, are late, have time left, or have missed it; opened, who they are. */
export function AssignmentStudents({ classId, assignment: { students } }: AssignmentStudentsProps) {
  const { t } = useTranslation('assignments');
  const [isOpen, setIsOpen] = useState(false);
  const names = useClassNames(classId, { skip: !isOpen });
  const of = (state: AssignmentState) => students.filter(each => each.state === state);
  const states = STATES.filter(state => of(state).length > 0);
  if (states.length === 0) return <p className="school-quiet">{t('nobody')}</p>;
  return (
    <details className="assignment__students" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {states.map(state => (
          <span key={state} className={`assignment-state assignment-state--${state}`}>
            <Icon name={ICONS[state]} size={16} /> {t(`states.${state}`, { total: of(state).length })}
          </span>
        ))}
      </summary>
      {states.map(state => (
        <p key={state}>
          <strong>{t(`states.${state}`, { total: of(state).length })}</strong>
          {of(state).map(({ student_id: id }) => (
            <AssignmentStudent key={id} id={id} known={names.get(id)} />
          ))}
        </p>
      ))}
    </details>
  );
}

/** A guest's page is not for whoever teaches the class. */
function AssignmentStudent({ id, known }: { readonly id: string; readonly known: ClassName | undefined }) {
  if (known?.isGuest)
    return (
      <span className="assignment__student">
        <bdi>{known.name}</bdi> <GuestMark />
      </span>
    );
  return (
    <LocaleLink to={`organization/students/${id}`} className="assignment__student" dir="auto">
      {known?.name ?? '…'}
    </LocaleLink>
  );
}

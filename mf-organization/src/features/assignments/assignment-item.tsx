import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { TaughtAssignment } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useRemoveAssignmentMutation } from '../../api/assignments.api.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { ClassHandedIn } from '../handed-in/index.ts';
import { AssignmentStudents } from './assignment-students.tsx';
import { LaterAssignmentForm } from './later-assignment-form.ts';
import { useLevelNames } from './use-level-names.ts';

interface AssignmentItemProps {
  readonly classId: string;
  readonly assignment: TaughtAssignment;
}

/** An assignment: its levels, its date, and how many students have done it. */
export function AssignmentItem({ classId, assignment }: AssignmentItemProps) {
  const { i18n, t } = useTranslation('assignments');
  const { day } = useDates();
  const nameOf = useLevelNames(assignment.course_id);
  const [isEdited, setIsEdited] = useState(false);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const levels = list.format(assignment.level_slugs.map(nameOf));
  if (isEdited)
    return (
      <LaterAssignmentForm classId={classId} assignment={assignment} onDone={() => setIsEdited(false)} />
    );
  return (
    <article className="assignment" aria-label={levels}>
      <div className="assignment__head">
        <div className="assignment__words">
          <h3>
            <bdi>{levels}</bdi>
          </h3>
          <p className="school-quiet">{t('until', { date: day(assignment.due_at) })}</p>
          {assignment.note && (
            <p>
              <bdi>{assignment.note}</bdi>
            </p>
          )}
        </div>
        <AssignmentMenu assignment={assignment} name={levels} onEdit={() => setIsEdited(true)} />
      </div>
      <AssignmentStudents classId={classId} assignment={assignment} />
      <ClassHandedIn classId={classId} assignment={assignment} levelName={nameOf} />
    </article>
  );
}

interface AssignmentMenuProps {
  readonly assignment: TaughtAssignment;
  readonly name: string;
  readonly onEdit: () => void;
}

function AssignmentMenu({ assignment: { id }, name, onEdit }: AssignmentMenuProps) {
  const { t } = useTranslation('assignments');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [send] = useRemoveAssignmentMutation();
  const remove = async (): Promise<void> => {
    const question = {
      title: t('removeTitle'),
      text: t('removeText'),
      ok: t('remove'),
      cancel: t('cancel'),
      destructive: true,
    };
    if (!(await askConfirm(question))) return;
    const { error } = await send(id);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('removed'), 'success'));
  };
  return (
    <RowMenu
      label={t('actions', { name })}
      actions={[
        { icon: 'edit', text: t('edit'), onAct: onEdit },
        { icon: 'remove', text: t('remove'), danger: true, onAct: () => void remove() },
      ]}
    />
  );
}

import { useGoTo } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useId } from 'react';
import { useStudentsLimitQuery } from '../../api/students.api.ts';

/** Leads to a new student; if no more may be added, it says why. */
export function AddStudentButton() {
  const { t } = useTranslation('profile');
  const goTo = useGoTo();
  const id = useId();
  const { data: limit } = useStudentsLimitQuery();
  const isFull = limit?.can_add === false;
  return (
    <div className="add-student">
      <Button
        type="primary"
        disabled={isFull}
        aria-describedby={isFull ? id : undefined}
        onClick={() => goTo('profile/students/add')}
      >
        {t('students.add')}
      </Button>
      {isFull && (
        <p id={id} className="add-student__why">
          {t('students.full', { count: limit.limit })}
        </p>
      )}
    </div>
  );
}

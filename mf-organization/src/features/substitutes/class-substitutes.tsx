import { type ApiError, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import type { Member, SchoolClass, Substitute } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useRemoveSubstituteMutation, useSubstitutesQuery } from '../../api/substitutes.api.ts';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { nameOf } from '../../members/name-of.rules.ts';
import { LaterSubstituteForm } from './later-substitute-form.ts';
import { useDaysText } from './use-days-text.ts';

/** Who has the class for some days, which administrators say. */
export function ClassSubstitutes({
  schoolClass: { id, teacher_ids },
}: {
  readonly schoolClass: SchoolClass;
}) {
  const { t } = useTranslation('substitutes');
  const { isAdmin } = useSession();
  const { data: staff } = useTeachersQuery(undefined, { skip: !isAdmin });
  const { data } = useSubstitutesQuery(id, { skip: !isAdmin });
  const [isAdding, setIsAdding] = useState(false);
  if (!staff || !data) return null;
  const members = new Map(staff.teachers.map(member => [member.user_id, member]));
  const others = staff.teachers.filter(
    ({ user_id, role }) => role === 'teacher' && !teacher_ids.includes(user_id),
  );
  return (
    <Panel title={t('title')} text={t('text')}>
      {data.substitutes.length > 0 && (
        <ul className="substitutes">
          {data.substitutes.map(substitute => (
            <SubstituteRow
              key={substitute.user_id}
              classId={id}
              substitute={substitute}
              member={members.get(substitute.user_id)}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <LaterSubstituteForm classId={id} members={others} onDone={() => setIsAdding(false)} />
      ) : others.length === 0 ? (
        <p className="school-quiet">{t('nobody')}</p>
      ) : (
        <Button onClick={() => setIsAdding(true)}>
          <Icon name="add" size={16} /> {t('add')}
        </Button>
      )}
    </Panel>
  );
}

interface SubstituteRowProps {
  readonly classId: string;
  readonly substitute: Substitute;
  readonly member: Member | undefined;
}

function SubstituteRow({ classId, substitute, member }: SubstituteRowProps) {
  const { t } = useTranslation('substitutes');
  const daysText = useDaysText();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [send, { isLoading }] = useRemoveSubstituteMutation();
  const { user_id: userId } = substitute;
  const name = member ? nameOf(member) : '…';
  const remove = async (): Promise<void> => {
    const { error } = await send({ classId, userId });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('removed'), 'success'));
  };
  return (
    <li className="substitutes__row">
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span className="school-quiet">{daysText('when', substitute)}</span>
      </span>
      <Button loading={isLoading} aria-label={t('removeOf', { name })} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </li>
  );
}

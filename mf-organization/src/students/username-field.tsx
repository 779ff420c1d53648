import { after } from '@burrow/client';
import { UsernameSchema } from '@burrow/contracts';
import { TextField, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useState } from 'react';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { useStudentNameExistsQuery } from '../api/students.api.ts';

const ASK_AFTER_MS = 400;
const NAME = 'username';

interface UsernameFieldProps {
  readonly hint: string;
  /** The name that the student already has. */
  readonly own?: string;
  readonly optional?: boolean;
}

/** A student's username; once typing pauses, whether it is free in the school and fit for classmates to read. */
export function UsernameField({ hint, own, optional = false }: UsernameFieldProps) {
  const { t } = useTranslation('students');
  const typed = String(useWatch({ name: NAME }) ?? '');
  const [settled, setSettled] = useState(typed);
  useEffect(() => after(ASK_AFTER_MS, () => setSettled(typed)), [typed]);
  const { data: school } = useOrganizationQuery();
  const { data: username = '', success } = UsernameSchema.safeParse(settled);
  const isAsked = success && school !== undefined && settled === typed && username !== own;
  const { currentData } = useStudentNameExistsQuery(
    { username, organizationId: school?.id ?? '' },
    { skip: !isAsked },
  );
  const state =
    !isAsked || !currentData ? null : !currentData.fit ? 'unfit' : currentData.exists ? 'taken' : 'free';
  const note = (
    <div role="status" className="school-note">
      {state && (
        <p className={state === 'free' ? 'school-note__free' : 'school-note__taken'}>
          <Icon name={state === 'free' ? 'success' : 'error'} size={16} /> {t(`form.${state}`)}
        </p>
      )}
    </div>
  );
  return (
    <TextField
      name={NAME}
      kind="username"
      label={t('form.username')}
      hint={hint}
      note={note}
      optional={optional}
      autoComplete="off"
    />
  );
}

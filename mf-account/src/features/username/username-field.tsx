import type { ApiError } from '@burrow/client';
import { TextField, useFormContext, useProblemText, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useUsernameCheck } from './use-username-check.ts';
import { useGenerateUsernameMutation } from './username.api.ts';

interface UsernameFieldProps {
  /** Path in the form around it. */
  readonly name: string;
  readonly organizationId?: string;
  /** The name that the student already has. */
  readonly own?: string;
  /** It cannot be checked in advance whether the name is free, for example in a class that is known only by its token. */
  readonly unchecked?: boolean;
}

/** A student's username: typed, and checked whether it is free, or made up on request. */
export function UsernameField({ name, organizationId, own, unchecked = false }: UsernameFieldProps) {
  const { t, i18n } = useTranslation('account');
  const form = useFormContext();
  const problemText = useProblemText();
  const typed = String(useWatch({ name }) ?? '');
  const state = useUsernameCheck(typed, { organizationId, own, skip: unchecked });
  const [generate, { isLoading, error }] = useGenerateUsernameMutation();

  const makeOneUp = async (): Promise<void> => {
    const { data } = await generate(i18n.language);
    if (data) form.setValue(name, data.username, { shouldDirty: true, shouldValidate: true });
  };

  const note = (
    <div role="status" className="username-note">
      {error && <p className="username-note__taken">{problemText(error as ApiError)}</p>}
      {state === 'free' && (
        <p className="username-note__free">
          <Icon name="success" size={16} /> {t('username.free', { username: typed.trim() })}
        </p>
      )}
      {(state === 'taken' || state === 'unfit') && (
        <p className="username-note__taken">
          <Icon name="error" size={16} /> {t(`username.${state}`)}
        </p>
      )}
    </div>
  );

  return (
    <TextField
      name={name}
      kind="username"
      label={t('username.label')}
      hint={t('username.hint')}
      note={note}
      autoComplete="off"
    >
      <Button size="large" className="username-button" loading={isLoading} onClick={() => void makeOneUp()}>
        {!isLoading && <Icon name="shuffle" />}
        {t('username.generate')}
      </Button>
    </TextField>
  );
}

import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useState } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface PasswordFieldProps extends FieldTexts {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
}

/** A password, hidden until the user chooses to see it. */
export function PasswordField({ name, autoComplete, autoFocus, hint, ...frame }: PasswordFieldProps) {
  const { t } = useTranslation('forms');
  const [isShown, setShown] = useState(false);
  const field = useField(name, { hasHint: Boolean(hint) });
  return (
    <FieldFrame field={field} hint={hint} {...frame}>
      <div className="form-field__row form-field__row--password">
        <input
          {...field.input}
          type={isShown ? 'text' : 'password'}
          className="form-field__input"
          dir="ltr"
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className="form-field__eye"
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          aria-controls={field.id}
          title={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-closed' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
}

import { LocaleLink } from '@burrow/client';
import { Trans, useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';

const page =
  (to: string) =>
  (name: string): ReactNode => (
    <LocaleLink to={to} target="_blank">
      {name}
    </LocaleLink>
  );

const PARTS = { tos: page('tos'), privacy: page('privacy') };

/** What somebody agrees to when creating an account. The links do not leave the form. */
export function Terms() {
  const { t } = useTranslation('account');
  return (
    <p className="form-field__hint">
      <Trans text={t('signUp.terms')} parts={PARTS} />
    </p>
  );
}

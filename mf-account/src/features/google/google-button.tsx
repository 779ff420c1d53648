import type { GoogleOrigin } from '@burrow/contracts';
import { addressOf, authorizeGoogle } from '@burrow/contracts/calls';
import { useTranslation } from '@burrow/i18n';
import { useNext } from '../auth/index.ts';

interface GoogleButtonProps {
  /** The page with the button. */
  readonly from: GoogleOrigin;
}

/** Leads to Google, by loading another document, and keeps the page that somebody wanted. */
export function GoogleButton({ from }: GoogleButtonProps) {
  const { t, i18n } = useTranslation('account');
  const next = new URLSearchParams(useNext()).get('next') ?? undefined;
  const to = addressOf(authorizeGoogle({ language: i18n.language, from, next }));
  return (
    <a className="google-button" href={to}>
      <GoogleSign />
      {t('login.google.button')}
    </a>
  );
}

/** The button above a form, which is the other way to log in. */
export function GoogleOrPassword(props: GoogleButtonProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <GoogleButton {...props} />
      <p className="or-line">
        <span>{t('login.google.or')}</span>
      </p>
    </>
  );
}

function GoogleSign() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A24 24 0 0 0 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9a11 11 0 0 1-4.8 7.2l7.7 6A23.5 23.5 0 0 0 47 24.6z"
      />
      <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6z" />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6a14.4 14.4 0 0 1-21.7-7.6l-8 6.2A24 24 0 0 0 24 48z"
      />
    </svg>
  );
}

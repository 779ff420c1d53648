import { LocaleLink, readNext, useSession } from '@burrow/client';
import { useLocation, useSearchParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { LoggedInNote, useNext } from '../auth/index.ts';
import { GoogleNote, LinkGoogle } from '../google/index.ts';
import { useSecret } from '../secrets/index.ts';
import { AdultLogin } from './adult-login.tsx';
import { CardLogin } from './card-login.tsx';
import { StudentLogin } from './student-login.tsx';
import { firstWay, type Way } from './way.rules.ts';
import { WayTabs } from './way-tabs.tsx';

/** Log-in for students and grown-ups, each in their own way; with a card, and what follows Google's answer. */
export function LoginPage() {
  const { secret: card } = useSecret();
  const [query] = useSearchParams();
  if (card) return <CardLogin key={card} card={card} />;
  if (query.get('google') === 'link') return <LinkGoogle />;
  return <LoginForms />;
}

/** The two ways, and what is shown above them. Somebody who returns from Google without having logged in is a grown-up. */
function LoginForms() {
  const { t } = useTranslation('account');
  const { isLoading } = useSession();
  const { search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const way = query.has('google') ? 'adult' : firstWay(query.get('who'), readNext(search));
  const choose = (next: Way): void => {
    const rest = new URLSearchParams(query);
    rest.delete('google');
    rest.set('who', next);
    setQuery(rest, { replace: true });
  };
  return (
    <LogInFrame title={t('login.title')} text={t('login.text')} footer={<OtherWays />}>
      {!isLoading && <LoggedInNote />}
      <GoogleNote />
      <WayTabs way={way} onChoose={choose}>
        {way === 'student' ? <StudentLogin /> : <AdultLogin />}
      </WayTabs>
    </LogInFrame>
  );
}

function OtherWays() {
  const { t } = useTranslation('account');
  const next = useNext();
  return (
    <>
      <p>
        {t('login.school.question')} <LocaleLink to="login-org">{t('login.school.link')}</LocaleLink>
      </p>
      <p>
        {t('login.newHere.question')}{' '}
        <LocaleLink to={`signup${next && `?${next}`}`}>{t('login.newHere.link')}</LocaleLink>
      </p>
      <p className="sign-in__small">{t('login.underAge')}</p>
    </>
  );
}

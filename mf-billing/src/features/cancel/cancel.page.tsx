import { LocaleLink, usePage } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { Trans, useDates, useTranslation } from '@burrow/i18n';
import { useCancelByLinkMutation } from '../../api/cancel.api.ts';
import { useWords } from '../../plans/use-words.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ByLink } from './by-link.tsx';

/** Cancels a contract without a log-in: a mail has a link to this page, whose secret is in the fragment. */
export function CancelPage() {
  const { t } = useTranslation('cancel');
  const { hash } = useLocation();
  const token = hash.slice(1);
  usePage(t('cancel.title'));
  return (
    <article className="billing billing--narrow">
      <h1>{t('cancel.title')}</h1>
      {token === '' ? <AskForLink what="cancel" /> : <CancelByLink key={token} token={token} />}
      <p>
        <Trans
          text={t('cancel.withLogIn')}
          parts={{ billing: name => <LocaleLink to="profile/billing">{name}</LocaleLink> }}
        />
      </p>
    </article>
  );
}

function CancelByLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('cancel');
  const { day } = useDates();
  const { planName } = useWords();
  const [cancel, { data, isLoading, error }] = useCancelByLinkMutation();
  const done = data ? t('cancel.done', { plan: planName(data.plan_name), date: day(data.ends_at) }) : null;
  return <ByLink what="cancel" {...{ done, isLoading, error }} onPress={() => void cancel(token)} />;
}

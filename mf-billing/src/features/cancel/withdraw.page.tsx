import { TERMS } from '@burrow/billing';
import { LocaleLink, usePage } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { Trans, useDates, useTranslation } from '@burrow/i18n';
import { useWithdrawByLinkMutation } from '../../api/cancel.api.ts';
import { useWords } from '../../plans/use-words.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ByLink } from './by-link.tsx';

const [from, count] = TERMS.payoutDays;

/** Withdraws from a contract without a log-in: a mail has a link to this page, whose secret is in the fragment. */
export function WithdrawPage() {
  const { t } = useTranslation('cancel');
  const { hash } = useLocation();
  const token = hash.slice(1);
  usePage(t('withdraw.title'));
  return (
    <article className="billing billing--narrow">
      <h1>{t('withdraw.title')}</h1>
      {token === '' ? <AskForLink what="withdraw" /> : <WithdrawByLink key={token} token={token} />}
      <p>{t('withdraw.gift')}</p>
      <p>
        <Trans
          text={t('withdraw.withLogIn')}
          parts={{ billing: name => <LocaleLink to="profile/billing">{name}</LocaleLink> }}
        />
      </p>
    </article>
  );
}

function WithdrawByLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('cancel');
  const { dayAndTime } = useDates();
  const { planName, money } = useWords();
  const [withdraw, { data, isLoading, error }] = useWithdrawByLinkMutation();
  const done = data
    ? t('withdraw.done', {
        plan: planName(data.plan_name),
        time: dayAndTime(data.withdrawn_at),
        amount: money(data.returns),
        from,
        count,
      })
    : null;
  return <ByLink what="withdraw" {...{ done, isLoading, error }} onPress={() => void withdraw(token)} />;
}

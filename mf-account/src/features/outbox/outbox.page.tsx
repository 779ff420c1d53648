import { usePage, type ApiError, LinkButton } from '@burrow/client';
import type { Outbox } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, Icon, MessagePanel } from '@burrow/ui';
import { splitLinks } from './links.rules.ts';
import { useOutboxQuery } from './outbox.api.ts';

type Mail = Outbox['mails'][number];

const NOT_FOUND = 404;

/** Mails that this server stored instead of sending them; for developers. */
export function OutboxPage() {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useOutboxQuery();
  usePage(t('outbox.title'));
  if (error) return <OutboxProblem error={error as ApiError} onRetry={() => void refetch()} />;
  if (!data) return <DelayedSkeleton label={t('outbox.reading')} />;
  return (
    <div className="page">
      <div className="page__head">
        <div>
          <h1>{t('outbox.title')}</h1>
          <p className="page__text">{t('outbox.text')}</p>
        </div>
        <Button size="large" loading={isFetching} onClick={() => void refetch()}>
          {t('outbox.refresh')}
        </Button>
      </div>
      {data.mails.length === 0 ? (
        <section className="message-panel">
          <Icon name="mail" size={48} className="message-picture" />
          <h2>{t('outbox.empty.title')}</h2>
          <p className="message-panel__text">{t('outbox.empty.text')}</p>
        </section>
      ) : (
        <ul className="mail-list">
          {data.mails.map(mail => (
            <MailCard key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </div>
  );
}

function MailCard({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation('account');
  const { dayAndTime } = useDates();
  return (
    <li className="mail">
      <h2 className="mail__subject" dir="auto">
        {mail.subject}
      </h2>
      <p className="mail__head">
        {t('outbox.to')} <bdi>{mail.to}</bdi>, <time dateTime={mail.at}>{dayAndTime(mail.at)}</time>
      </p>
      <p className="mail__text" dir="auto">
        {splitLinks(mail.text).map(({ text, isLink }, index) =>
          isLink ? (
            <a key={index} href={text}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}

interface OutboxProblemProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

function OutboxProblem({ error, onRetry }: OutboxProblemProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const isOff = error.status === NOT_FOUND;
  return (
    <MessagePanel
      alert
      title={t(isOff ? 'outbox.off.title' : 'outbox.failed')}
      text={isOff ? t('outbox.off.text') : problemText(error)}
    >
      {!isOff && (
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <LinkButton main={isOff} to="">
        {t('outbox.home')}
      </LinkButton>
    </MessagePanel>
  );
}

import { useSiteConfig, LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useRef } from 'react';
import { LogInFrame } from './log-in-frame.tsx';

interface CheckMailProps {
  readonly title: string;
  readonly text: string;
}

/** A mail is on its way: what to look for, and what to do if none arrives. */
export function CheckMail({ title, text }: CheckMailProps) {
  const { t } = useTranslation('account');
  const { outbox, supportEmail } = useSiteConfig();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <LogInFrame title={title}>
      <div ref={words} className="check-mail" tabIndex={-1} role="status">
        <Icon name="mail" size={32} />
        <p>{text}</p>
      </div>
      <section className="stack stack--tight">
        <h2 className="check-mail__title">{t('checkMail.nothing')}</h2>
        <ul className="plain-list">
          <li>{t('checkMail.spam')}</li>
          <li>{t('checkMail.wait')}</li>
          <li>{t('checkMail.address')}</li>
          {supportEmail && (
            <li>
              {t('checkMail.support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </li>
          )}
        </ul>
      </section>
      <div className="buttons">
        {outbox && (
          <LinkButton main to="outbox">
            {t('checkMail.outbox')}
          </LinkButton>
        )}
        <LinkButton to="">{t('checkMail.play')}</LinkButton>
      </div>
    </LogInFrame>
  );
}

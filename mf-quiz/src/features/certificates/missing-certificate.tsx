import { useGoTo } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { type FormEvent, useId, useState } from 'react';
import { Message } from '../../components/message.tsx';
import { numberIn, numberInText } from './certificate.rules.ts';

interface MissingProps {
  /** As far as it is a number at all. */
  readonly number: string | null;
}

/** There is no certificate with this number: what may be wrong with it, and a way to check another. */
export function MissingCertificate({ number }: MissingProps) {
  const { t } = useTranslation('certificates');
  return number === null ? (
    <Message title={t('missing.malformedTitle')} text={t('missing.malformedText')}>
      <CheckNumber />
    </Message>
  ) : (
    <Message
      title={t('missing.unknownTitle')}
      text={t('missing.unknownText', { number: numberInText(number) })}
    >
      <CheckNumber />
    </Message>
  );
}

function CheckNumber() {
  const { t } = useTranslation('certificates');
  const id = useId();
  const goTo = useGoTo();
  const [typed, setTyped] = useState('');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const number = numberIn(typed) ?? typed.trim();
    // After the event: React takes a page that changes within it for an action of the form.
    if (number) queueMicrotask(() => goTo(`certificate/${encodeURIComponent(number)}`));
  };
  return (
    <form className="check-number" onSubmit={onSubmit}>
      <label htmlFor={id}>{t('missing.label')}</label>
      <input
        id={id}
        dir="ltr"
        required
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button htmlType="submit" type="primary" size="large">
        {t('missing.check')}
      </Button>
    </form>
  );
}

import { answerConfirmsWith, type ConfirmQuestion } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Modal } from '@burrow/ui';
import { useEffect, useState } from 'react';

interface Pending {
  readonly question: ConfirmQuestion;
  readonly answer: (agreed: boolean) => void;
}

/** The only dialog behind `askConfirm`. */
export function ConfirmHost() {
  const { t } = useTranslation('shell');
  const [pending, setPending] = useState<Pending | null>(null);

  useEffect(
    () => answerConfirmsWith(question => new Promise(answer => setPending({ question, answer }))),
    [],
  );

  const answer = (agreed: boolean): void => {
    pending?.answer(agreed);
    setPending(null);
  };
  const { title, text, ok, cancel, destructive = false } = pending?.question ?? {};

  return (
    <Modal
      open={pending !== null}
      title={title ?? t('confirm.title')}
      okText={ok ?? t('confirm.ok')}
      cancelText={cancel ?? t('confirm.cancel')}
      okButtonProps={{ danger: destructive, autoFocus: !destructive }}
      cancelButtonProps={{ autoFocus: destructive }}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
      closable={false}
      destroyOnHidden
      width={440}
    >
      {text && <p>{text}</p>}
    </Modal>
  );
}

import { snackbarShown, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Decision } from './decision.tsx';
import { useSetPaidMutation } from './support.api.ts';

/** Opens everything to somebody who paid elsewhere, or closes it again. */
export function OpenEverything({ email }: { readonly email: string }) {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const [setPaid] = useSetPaidMutation();
  const send = async (step: 'open' | 'close', reason: string): Promise<void> => {
    await setPaid({ email, paid: step === 'open' ? 'true' : 'false', reason }).unwrap();
    dispatch(snackbarShown(t(`grant.done.${step}`), 'success'));
  };
  return (
    <Decision
      about={email}
      steps={[
        { step: 'open', words: t('grant.open') },
        { step: 'close', words: t('grant.close') },
      ]}
      onDecide={send}
    />
  );
}

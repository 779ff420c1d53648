import { snackbarShown, useAppDispatch } from '@burrow/client';
import { Form, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useAcceptAgreementMutation } from '../../api/agreement.api.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { AGREEMENT_SHAPE, TICKED } from './agreement-form.rules.ts';

const AcceptSchema = z.object(AGREEMENT_SHAPE);

/** Accepts the agreement for a school that exists already. */
export function AcceptAgreement() {
  const { t } = useTranslation(['agreement', 'organization']);
  const dispatch = useAppDispatch();
  const [accept] = useAcceptAgreementMutation();
  const form = useZodForm({
    schema: AcceptSchema,
    defaultValues: { may_accept: false, has_consent: false },
    texts: {
      may_accept: t('organization:agreement.mayAcceptRule'),
      has_consent: t('organization:agreement.hasConsentRule'),
    },
  });
  const save = async (): Promise<void> => {
    await accept(TICKED).unwrap();
    dispatch(snackbarShown(t('accept.done'), 'success'));
  };
  return (
    <section className="school-paper__accept" aria-label={t('accept.title')}>
      <p>{t('accept.text')}</p>
      <Form form={form} submit={t('accept.button')} onSubmit={save} compact>
        <AgreementFields />
      </Form>
    </section>
  );
}

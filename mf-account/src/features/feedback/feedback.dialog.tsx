import { snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import { FeedbackSchema } from '@burrow/contracts';
import { AreaField, Form, TextField, useZodForm, z } from '@burrow/forms';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { useLocation } from '@burrow/client/router';
import { Modal } from '@burrow/ui';
import { useSendFeedbackMutation } from '../../api/profile.api.ts';
import type { DialogProps } from '../modals.tsx';

const { text, email } = FeedbackSchema.shape;
const Schema = z.object({ text, email: z.union([z.literal(''), email.unwrap()]) });
const MAX_PATH = 300;

/** A message to support. Adults may say where an answer reaches them; nobody is asked for more. */
export function FeedbackDialog({ onClose }: DialogProps<'feedback'>) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { isAnonymous, isStudent, user } = useSession();
  const isAdult = !isAnonymous && !isStudent;
  const [send] = useSendFeedbackMutation();
  const path = splitLocalePath(useLocation().pathname).rest.slice(0, MAX_PATH);
  const form = useZodForm({
    schema: Schema,
    defaultValues: { text: '', email: isAdult ? (user?.email ?? '') : '' },
  });

  const submit = async (values: z.output<typeof Schema>): Promise<void> => {
    await send({
      text: values.text,
      path,
      ...(isAdult && values.email ? { email: values.email } : {}),
    }).unwrap();
    dispatch(snackbarShown(t('feedback.sent'), 'success'));
    onClose();
  };
  return (
    <Modal open title={t('feedback.title')} footer={null} onCancel={onClose} width={520}>
      <Form form={form} submit={t('feedback.send')} onSubmit={submit} once>
        <AreaField name="text" label={t('feedback.text')} hint={t('feedback.hint')} autoFocus />
        {isAdult && (
          <TextField
            name="email"
            kind="email"
            label={t('feedback.email')}
            hint={t('feedback.emailHint')}
            optional
            autoComplete="email"
          />
        )}
      </Form>
    </Modal>
  );
}

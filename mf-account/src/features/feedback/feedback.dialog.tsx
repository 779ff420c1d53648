import { snackbarShown, useAppDispatch, useSession, type DialogProps } from '@burrow/client';
import { AreaField, Form, TextField, useZodForm } from '@burrow/forms';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { useLocation } from '@burrow/client/router';
import { Modal } from '@burrow/ui';
import { useSendFeedbackMutation } from '../../api/profile.api.ts';
import { loadFeedbackSchema } from '../../schemas/load-profile-schemas.ts';

const MAX_PATH = 300;

/** A message to support. Adults may leave an address for an answer; nobody has to. */
export function FeedbackDialog({ onClose }: DialogProps<'feedback'>) {
  const { t } = useTranslation('profile');
  const { isLoading, isStudent, user } = useSession();
  return (
    <Modal open title={t('feedback.title')} footer={null} onCancel={onClose} width={520}>
      {!isLoading && (
        <FeedbackForm address={user && !isStudent ? (user.email ?? '') : null} onSent={onClose} />
      )}
    </Modal>
  );
}

interface FeedbackFormProps {
  /** Where to answer an adult; null for students and visitors, who are not asked. */
  readonly address: string | null;
  readonly onSent: () => void;
}

function FeedbackForm({ address, onSent }: FeedbackFormProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [send] = useSendFeedbackMutation();
  const path = splitLocalePath(useLocation().pathname).rest.slice(0, MAX_PATH);
  const form = useZodForm({ schema: loadFeedbackSchema, defaultValues: { text: '', email: address ?? '' } });

  const submit = async ({
    text: written,
    email: answerTo,
  }: {
    text: string;
    email: string;
  }): Promise<void> => {
    await send({ text: written, path, ...(answerTo ? { email: answerTo } : {}) }).unwrap();
    dispatch(snackbarShown(t('feedback.sent'), 'success'));
    onSent();
  };
  return (
    <Form form={form} submit={t('feedback.send')} onSubmit={submit} once>
      <AreaField name="text" label={t('feedback.text')} hint={t('feedback.hint')} autoFocus />
      {address !== null && (
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
  );
}

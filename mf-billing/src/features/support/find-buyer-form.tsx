import { Form, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';

const FindSchema = z.object({ find: z.string().trim().min(3).max(254) });

interface FindBuyerFormProps {
  readonly onFind: (find: string) => void;
}

/** Asks for whom to look: an address, or a number. */
export function FindBuyerForm({ onFind }: FindBuyerFormProps) {
  const { t } = useTranslation('support');
  const form = useZodForm({ schema: FindSchema, defaultValues: { find: '' } });
  return (
    <Form
      compact
      secondary
      form={form}
      label={t('find.title')}
      submit={t('find.submit')}
      onSubmit={async ({ find }) => onFind(find)}
    >
      <TextField name="find" label={t('find.what')} hint={t('find.hint')} autoComplete="off" />
    </Form>
  );
}

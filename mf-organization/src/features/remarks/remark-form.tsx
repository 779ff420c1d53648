import { RemarkTextSchema } from '@burrow/contracts';
import { AreaField, Form, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';

const FormSchema = z.object({ text: RemarkTextSchema });

interface RemarkFormProps {
  /** What the remark is about. */
  readonly label: string;
  /** Called with an id that stays the same if sending has to be repeated. */
  readonly onSend: (id: string, text: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Words for one student, or for several. */
export function RemarkForm({ label, onSend, onCancel }: RemarkFormProps) {
  const { t, i18n } = useTranslation('remarks');
  const [id] = useState(() => crypto.randomUUID());
  const form = useZodForm({
    schema: FormSchema,
    defaultValues: { text: '' },
    texts: { text: t('textRule') },
  });
  return (
    <div className="remark-form" dir={i18n.dir()}>
      <Form
        form={form}
        submit={t('send')}
        onSubmit={({ text }) => onSend(id, text)}
        actions={
          <Button size="large" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
        compact
        once
      >
        <AreaField name="text" label={label} rows={3} autoFocus />
      </Form>
    </div>
  );
}

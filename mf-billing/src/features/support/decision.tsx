import { AreaField, Form, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';

const ReasonSchema = z.object({ reason: z.string().trim().min(1).max(2000) });

interface DecisionProps<Step extends string> {
  /** What may be decided, with the words of its button. */
  readonly steps: readonly { readonly step: Step; readonly words: string }[];
  /** What is decided about, for whoever does not see the line. */
  readonly about: string;
  readonly onDecide: (step: Step, reason: string) => Promise<void>;
}

/** Decides about something: first what, then why. Nothing is sent without a reason. */
export function Decision<Step extends string>({ steps, about, onDecide }: DecisionProps<Step>) {
  const [chosen, setChosen] = useState<Step | null>(null);
  const words = steps.find(({ step }) => step === chosen)?.words;
  return (
    <>
      <div className="bought__actions">
        {steps.map(({ step, words: text }) => (
          <Button
            key={step}
            aria-expanded={step === chosen}
            onClick={() => setChosen(step === chosen ? null : step)}
          >
            {text}
            <span className="visually-hidden">{about}</span>
          </Button>
        ))}
      </div>
      {chosen !== null && words !== undefined && (
        <Why key={chosen} submit={words} about={about} onSend={reason => onDecide(chosen, reason)} />
      )}
    </>
  );
}

interface WhyProps {
  readonly submit: string;
  readonly about: string;
  readonly onSend: (reason: string) => Promise<void>;
}

function Why({ submit, about, onSend }: WhyProps) {
  const { t } = useTranslation('support');
  const form = useZodForm({ schema: ReasonSchema, defaultValues: { reason: '' } });
  return (
    <Form
      compact
      form={form}
      label={`${submit} ${about}`}
      submit={submit}
      onSubmit={async ({ reason }) => onSend(reason)}
    >
      <AreaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={2} autoFocus />
    </Form>
  );
}

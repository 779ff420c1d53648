import { AreaField, Form, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';

const ReasonSchema = z.object({
  reason: z.string().trim().min(1).max(2000),
  amount: z.number().min(0).max(1_000_000),
});

interface DecisionProps<Step extends string> {
  /** What may be decided, with the words of its button. */
  readonly steps: readonly {
    readonly step: Step;
    readonly words: string;
    /** Asks for an amount as well, in the smallest unit of its currency. */
    readonly amount?: { readonly label: string; readonly decimals: number };
  }[];
  /** What is decided about, for whoever does not see the line. */
  readonly about: string;
  readonly onDecide: (step: Step, reason: string, amount: number) => Promise<void>;
}

/** Decides about something: first what, then why. Nothing is sent without a reason. */
export function Decision<Step extends string>({ steps, about, onDecide }: DecisionProps<Step>) {
  const [chosen, setChosen] = useState<Step | null>(null);
  const { words, amount } = steps.find(({ step }) => step === chosen) ?? {};
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
        <Why
          key={chosen}
          submit={words}
          about={about}
          amount={amount}
          onSend={(reason, sum) => onDecide(chosen, reason, sum)}
        />
      )}
    </>
  );
}

interface WhyProps {
  readonly submit: string;
  readonly about: string;
  readonly amount: { readonly label: string; readonly decimals: number } | undefined;
  readonly onSend: (reason: string, amount: number) => Promise<void>;
}

function Why({ submit, about, amount, onSend }: WhyProps) {
  const { t } = useTranslation('support');
  const form = useZodForm({ schema: ReasonSchema, defaultValues: { reason: '', amount: 0 } });
  return (
    <Form
      compact
      form={form}
      label={`${submit} ${about}`}
      submit={submit}
      onSubmit={async ({ reason, amount: sum }) =>
        onSend(reason, Math.round(sum * 10 ** (amount?.decimals ?? 0)))
      }
    >
      {amount && <TextField name="amount" kind="number" label={amount.label} />}
      <AreaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={2} autoFocus />
    </Form>
  );
}

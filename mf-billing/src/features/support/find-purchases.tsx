import { LoadSkeleton } from '@burrow/client';
import { Form, isApiError, TextField, useProblemText, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import type { Purchase } from '@burrow/contracts';
import { useId, useState } from 'react';
import { PurchaseLine } from './purchase-line.tsx';
import { PurchaseStoryLines } from './purchase-story.tsx';
import { useFoundPurchasesQuery } from './support.api.ts';

const FindSchema = z.object({ email: z.email().max(254) });

/** Finds what somebody bought by their address, and tells each purchase's story. */
export function FindPurchases() {
  const { t } = useTranslation('support');
  const [asked, setAsked] = useState<string | null>(null);
  const form = useZodForm({ schema: FindSchema, defaultValues: { email: '' } });
  return (
    <>
      <Form
        compact
        secondary
        form={form}
        label={t('find.title')}
        submit={t('find.submit')}
        onSubmit={async ({ email }) => setAsked(email)}
      >
        <TextField name="email" kind="email" label={t('find.email')} autoComplete="off" />
      </Form>
      {asked !== null && <Found key={asked} email={asked} />}
    </>
  );
}

function Found({ email }: { readonly email: string }) {
  const { t } = useTranslation('support');
  const textOf = useProblemText();
  const { data, error } = useFoundPurchasesQuery(email);
  if (isApiError(error))
    return (
      <Note kind="error" live>
        <p>{textOf(error)}</p>
      </Note>
    );
  if (!data) return <LoadSkeleton lines={3} />;
  return (
    <>
      <p role="status">{t('find.found', { count: data.purchases.length })}</p>
      <ul className="bought" aria-label={t('find.title')}>
        {data.purchases.map(purchase => (
          <FoundPurchase key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </>
  );
}

function FoundPurchase({ purchase }: { readonly purchase: Purchase }) {
  const { t } = useTranslation('support');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="bought__line support__line">
      <PurchaseLine purchase={purchase}>
        {purchase.course_name !== null && (
          <span>{t(purchase.student_id === null ? 'find.unassigned' : 'find.assigned')}</span>
        )}
      </PurchaseLine>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('find.story')}
        <span className="visually-hidden">{purchase.id}</span>
      </Button>
      <div id={id} className="support__story">
        {isOpen && <PurchaseStoryLines id={purchase.id} />}
      </div>
    </li>
  );
}

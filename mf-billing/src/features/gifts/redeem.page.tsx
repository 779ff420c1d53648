import {
  LinkButton,
  LoadSkeleton,
  modalOpened,
  PageHead,
  RequireSession,
  useAppDispatch,
  useSession,
} from '@burrow/client';
import type { Redeemed } from '@burrow/contracts';
import { isClassSet } from '@burrow/contracts/seats';
import { Form, TextField, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useState } from 'react';
import { useRedeemCodeMutation } from '../../api/gifts.api.ts';
import { useWords } from '../../plans/use-words.ts';

const CodeSchema = z.object({ code: z.string().trim().min(1).max(60) });

/** A code is redeemed: a parent's gift, or a school's class set. Visitors log in first, and come back. */
export function RedeemPage() {
  return (
    <RequireSession roles={['parent', 'admin']} loading={<LoadSkeleton />}>
      <Redeem />
    </RequireSession>
  );
}

function Redeem() {
  const { t } = useTranslation('gifts');
  const [opened, setOpened] = useState<Redeemed | null>(null);
  const [redeem] = useRedeemCodeMutation();
  const form = useZodForm({ schema: CodeSchema, defaultValues: { code: '' } });
  const send = async ({ code }: z.output<typeof CodeSchema>): Promise<void> => {
    setOpened(await redeem(code).unwrap());
    form.reset();
  };
  return (
    <div className="billing billing--narrow">
      <PageHead
        title={t('redeem.title')}
        text={t('redeem.text')}
        above={{ to: 'profile/billing', text: t('redeem.billing') }}
      />
      {opened ? (
        <Opened opened={opened} />
      ) : (
        <Form compact form={form} label={t('redeem.title')} submit={t('redeem.button')} onSubmit={send}>
          <TextField
            name="code"
            kind="username"
            label={t('redeem.code')}
            hint={t('redeem.codeHint')}
            autoComplete="off"
          />
        </Form>
      )}
    </div>
  );
}

function Opened({ opened }: { readonly opened: Redeemed }) {
  const { t } = useTranslation('gifts');
  const { planName } = useWords();
  const { isAdmin } = useSession();
  const dispatch = useAppDispatch();
  const { plan_name, course_name: courseName, seats } = opened;
  const isSet = isClassSet(seats);
  const words = { plan: planName(plan_name), count: seats };
  return (
    <>
      <Note kind="success" live>
        <p>{t(isSet ? 'redeem.openedSet' : 'redeem.opened', words)}</p>
      </Note>
      <div className="buttons">
        {isSet || isAdmin ? (
          <LinkButton to="organization/class-sets" main>
            {t('redeem.give')}
          </LinkButton>
        ) : (
          <Button
            type="primary"
            onClick={() => dispatch(modalOpened({ name: 'assign-purchase', props: { courseName } }))}
          >
            {t('redeem.choose')}
          </Button>
        )}
        <LinkButton to="profile/billing">{t('redeem.billing')}</LinkButton>
      </div>
    </>
  );
}

import { RequireSession, useSession, PageHead, LinkButton, LoadSkeleton } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { AskToTeachSchema } from '@burrow/contracts';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useState } from 'react';
import {
  useAskToTeachMutation,
  useOwnTeacherRequestQuery,
  useWithdrawTeacherRequestMutation,
} from '../../api/school-adults.api.ts';
import { Failure } from '../../components/failure.tsx';
import { JoinedSchool } from './joined-school.tsx';

const ADULTS = ['parent', 'teacher', 'admin'] as const;

/** An adult joins a school that uses Burrow already, or asks it. */
export function JoinSchoolPage() {
  const { t } = useTranslation('joining-school');
  return (
    <RequireSession roles={ADULTS} loading={<LoadSkeleton />}>
      <div className="join-school">
        <PageHead title={t('title')} text={t('text')} />
        <Joining />
      </div>
    </RequireSession>
  );
}

function Joining() {
  const { t } = useTranslation('joining-school');
  const { user } = useSession();
  const [hasJoined, setJoined] = useState(false);
  const { data, error, refetch } = useOwnTeacherRequestQuery();
  if (hasJoined) return <JoinedSchool />;
  if (user?.organization_id)
    return (
      <Panel title={t('member.title', { name: user.organization_name ?? '' })} text={t('member.text')}>
        <LinkButton to="organization" main>
          {t('member.open')}
        </LinkButton>
      </Panel>
    );
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  if (data.has_students) return <Panel title={t('family.title')} text={t('family.text')} />;
  const join = (): void => setJoined(true);
  return (
    <>
      {data.joins && <AtOnce school={data.joins} onJoined={join} />}
      {data.asked && <Asked school={data.asked} />}
      {(!data.asked || data.asked.refused) && <AskForm onJoined={join} />}
    </>
  );
}

interface AtOnceProps {
  readonly school: { readonly name: string; readonly slug: string };
  readonly onJoined: () => void;
}

function AtOnce({ school: { name, slug }, onJoined }: AtOnceProps) {
  const { t } = useTranslation('joining-school');
  const [ask] = useAskToTeachMutation();
  const form = useZodForm({ schema: AskToTeachSchema, defaultValues: { slug } });
  return (
    <Panel title={t('atOnce.title', { name })} text={t('atOnce.text')}>
      <Form
        form={form}
        submit={t('atOnce.join', { name })}
        onSubmit={async values => {
          await ask(values).unwrap();
          onJoined();
        }}
        compact
        once
      >
        {null}
      </Form>
    </Panel>
  );
}

interface AskedProps {
  readonly school: { readonly name: string; readonly refused: boolean };
}

function Asked({ school: { name, refused } }: AskedProps) {
  const { t } = useTranslation('joining-school');
  const [withdraw, { isLoading }] = useWithdrawTeacherRequestMutation();
  if (refused) return <Panel title={t('refused.title', { name })} text={t('refused.text')} />;
  return (
    <Panel title={t('waits.title', { name })} text={t('waits.text')}>
      <Button loading={isLoading} onClick={() => void withdraw()}>
        {t('waits.withdraw')}
      </Button>
    </Panel>
  );
}

function AskForm({ onJoined }: { readonly onJoined: () => void }) {
  const { t } = useTranslation('joining-school');
  const [query] = useSearchParams();
  const [ask] = useAskToTeachMutation();
  const form = useZodForm({
    schema: AskToTeachSchema,
    defaultValues: { slug: query.get('school') ?? '' },
    texts: { slug: t('ask.rule') },
  });
  return (
    <Panel title={t('ask.title')} text={t('ask.text')}>
      <Form
        form={form}
        submit={t('ask.submit')}
        onSubmit={async values => {
          if ((await ask(values).unwrap()).outcome === 'joined') onJoined();
        }}
        codeFields={{ 'organization/unknown': 'slug' }}
        compact
      >
        <TextField
          name="slug"
          kind="slug"
          label={t('ask.slug')}
          hint={t('ask.hint')}
          autoComplete="organization"
        />
      </Form>
    </Panel>
  );
}

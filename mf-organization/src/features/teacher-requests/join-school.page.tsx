import {
  after,
  api,
  LinkButton,
  LoadSkeleton,
  LocaleLink,
  PageHead,
  RequireSession,
  useAppDispatch,
  useSession,
} from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { AskToTeachSchema, type OwnTeacherRequest } from '@burrow/contracts';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useEffect, useState } from 'react';
import {
  useAskToTeachMutation,
  useOwnTeacherRequestQuery,
  useWithdrawTeacherRequestMutation,
} from '../../api/school-adults.api.ts';
import { Failure } from '../../components/failure.tsx';
import { FamilyStays } from './family-stays.tsx';

const ADULTS = ['parent', 'teacher', 'admin'] as const;

/** An adult asks a school that uses Burrow already. */
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
  const { data, error, refetch } = useOwnTeacherRequestQuery();
  // What is read again knows no school to join any more, before the session knows of this one.
  const [joined, setJoined] = useState<string | null>(null);
  if (joined !== null && user?.organization_name !== joined) return <Joined name={joined} />;
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  const waits = data.asked !== null && !data.asked.refused;
  const school = user?.organization_name ?? null;
  return (
    <>
      {school !== null && <Belongs name={school} />}
      <FamilyStays />
      {data.asked && <Asked school={data.asked} />}
      {!waits &&
        data.suggestions.map((school, _, all) => (
          <Suggested key={school.slug} school={school} isOne={all.length === 1} onJoined={setJoined} />
        ))}
      {!waits && <AskForm secondary={school !== null || data.suggestions.length > 0} />}
      {!waits && <OwnSchool />}
      {!waits && school === null && <NotNow />}
    </>
  );
}

/** They teach already, and can at another school besides. */
function Belongs({ name }: { readonly name: string }) {
  const { t } = useTranslation(['joining-school', 'membership']);
  return (
    <Panel title={t('member.title', { name })} text={t('member.more', { name })}>
      <LinkButton to="organization" main>
        {t('member.open')}
      </LinkButton>
      <LinkButton to="organization/membership">{t('membership:leave.leaveOf', { name })}</LinkButton>
    </Panel>
  );
}

interface SuggestedProps {
  readonly school: OwnTeacherRequest['suggestions'][number];
  /** No other one has the domain. */
  readonly isOne: boolean;
  readonly onJoined: (name: string) => void;
}

/** A school of whose domain the address is: it decides about each, or has decided about all with such an address. */
function Suggested({ school: { name, slug, joins_at_once: joinsAtOnce }, isOne, onJoined }: SuggestedProps) {
  const { t } = useTranslation('joining-school');
  const current = useSession().user?.organization_name;
  const [ask] = useAskToTeachMutation();
  const form = useZodForm({ schema: AskToTeachSchema, defaultValues: { slug } });
  const way = joinsAtOnce ? 'suggested.atOnce' : 'suggested.asking';
  return (
    <Panel title={t('suggested.title', { name })} text={t(`${way}.text`)}>
      {joinsAtOnce && current && <p>{t('member.moves', { name, current })}</p>}
      <Form
        form={form}
        submit={t(`${way}.submit`, { name })}
        onSubmit={async values => {
          const { outcome } = await ask(values).unwrap();
          if (outcome === 'joined') onJoined(name);
        }}
        compact
        secondary={!isOne}
        once
      >
        {null}
      </Form>
    </Panel>
  );
}

const LOOK_EVERY_MS = 1_000;

/** The session learns of the school a moment after the school; then the page says that they belong to it. */
function Joined({ name }: { readonly name: string }) {
  const { t } = useTranslation('joining-school');
  const dispatch = useAppDispatch();
  const [looks, setLooks] = useState(0);
  useEffect(
    () =>
      after(LOOK_EVERY_MS, () => {
        dispatch(api.util.invalidateTags(['CurrentUser']));
        setLooks(looks + 1);
      }),
    [dispatch, looks],
  );
  return <Panel title={t('joined.title', { name })} text={t('joined.text')} />;
}

/** Whose school does not use Burrow yet. */
function OwnSchool() {
  const { t } = useTranslation('joining-school');
  const { user, isAdmin } = useSession();
  const cameToRegister = isAdmin && !user?.organization_id;
  return (
    <p>
      <LocaleLink to="organization/register">
        {t(cameToRegister ? 'notNow.register' : 'waits.own')}
      </LocaleLink>
    </p>
  );
}

/** For whoever was led here by their address alone. */
function NotNow() {
  const { t } = useTranslation('joining-school');
  const { isAdmin } = useSession();
  if (isAdmin) return null;
  return (
    <p>
      <LocaleLink to="">{t('notNow.play')}</LocaleLink>
    </p>
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
      <LocaleLink to="organization/register">{t('waits.own')}</LocaleLink>
    </Panel>
  );
}

function AskForm({ secondary }: { readonly secondary: boolean }) {
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
        onSubmit={async values => void (await ask(values).unwrap())}
        codeFields={{ 'organization/unknown': 'slug' }}
        compact
        secondary={secondary}
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

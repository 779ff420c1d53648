import {
  RequireSession,
  snackbarShown,
  useAppDispatch,
  useGoTo,
  PageHead,
  LinkButton,
  LoadSkeleton,
} from '@burrow/client';
import { useParams } from '@burrow/client/router';
import { type Member, MemberUpdateSchema } from '@burrow/contracts';
import { Form, RadioCards, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useSetRoleMutation, useTeacherQuery } from '../../api/teachers.api.ts';
import { Failure } from '../../components/failure.tsx';
import { nameOf } from '../../members/name-of.rules.ts';
import { ResetSecondFactor } from '../second-factor/index.ts';
import { TaughtClasses } from './taught-classes.tsx';
import { useRemoveTeacher } from './use-remove-teacher.ts';

const ADMINS = ['admin'] as const;
const LIST = 'organization/teachers';

/** One adult of the school: their role and the classes that they teach. */
export function EditTeacherPage() {
  return (
    <RequireSession roles={ADMINS}>
      <WithTeacher />
    </RequireSession>
  );
}

function WithTeacher() {
  const { t } = useTranslation('teachers');
  const { teacherId = '' } = useParams();
  const { currentData, error, refetch } = useTeacherQuery(teacherId);
  if (currentData) return <EditTeacher key={teacherId} teacher={currentData} />;
  if (error) return <Failure title={t('oneNotLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={6} />;
}

function EditTeacher({ teacher }: { readonly teacher: Member }) {
  const { t } = useTranslation('teachers');
  const goTo = useGoTo();
  const { remove, isLoading } = useRemoveTeacher();
  const name = nameOf(teacher);
  const end = async (): Promise<void> => {
    if (await remove(teacher)) goTo(LIST, { replace: true });
  };
  return (
    <>
      <PageHead
        title={name}
        text={teacher.full_name !== null && teacher.email}
        above={{ to: LIST, text: t('title') }}
      />
      <RoleForm teacher={teacher} />
      <TaughtClasses teacherId={teacher.user_id} />
      <ResetSecondFactor member={teacher} name={name} />
      <Panel title={t('remove')} text={t('removeText')}>
        <Button danger loading={isLoading} onClick={() => void end()}>
          {t('removeOf', { name })}
        </Button>
      </Panel>
    </>
  );
}

function RoleForm({ teacher: { user_id: id, role } }: { readonly teacher: Member }) {
  const { t } = useTranslation('teachers');
  const dispatch = useAppDispatch();
  const [setRole] = useSetRoleMutation();
  const form = useZodForm({ schema: MemberUpdateSchema, defaultValues: { role } });
  const save = async (values: { role: Member['role'] }): Promise<void> => {
    await setRole({ id, ...values }).unwrap();
    dispatch(snackbarShown(t('saved'), 'success'));
  };
  return (
    <div className="panel">
      <Form
        form={form}
        submit={t('save')}
        onSubmit={save}
        actions={<LinkButton to={LIST}>{t('cancel')}</LinkButton>}
        compact
      >
        <RadioCards
          name="role"
          legend={t('role')}
          cards={(['teacher', 'admin'] as const).map(value => ({
            value,
            label: t(`roles.${value}`),
            text: t(`roleTexts.${value}`),
          }))}
        />
      </Form>
    </div>
  );
}

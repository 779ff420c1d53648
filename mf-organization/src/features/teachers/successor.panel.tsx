import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { NameSuccessorSchema, type Successor } from '@burrow/contracts';
import { Form, SelectField, useProblemText, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useNameSuccessorMutation, useSuccessorQuery } from '../../api/membership.api.ts';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { nameOf } from '../../members/name-of.rules.ts';

/** Whom an administrator has named to administer the school if nobody else does once they are gone. */
export function SuccessorPanel() {
  const { t } = useTranslation('teachers');
  const { data } = useSuccessorQuery();
  if (!data) return null;
  return (
    <Panel title={t('successor.title')} text={t('successor.text')}>
      {data.successor ? <Named successor={data.successor} /> : <NameForm />}
    </Panel>
  );
}

function Named({ successor }: { readonly successor: NonNullable<Successor['successor']> }) {
  const { t } = useTranslation('teachers');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [name, { isLoading }] = useNameSuccessorMutation();
  const withdraw = async (): Promise<void> => {
    const { error } = await name(null);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
  };
  const who = { name: successor.full_name ?? '' };
  return (
    <div className="domains__head">
      <p role="status">{t(successor.accepted ? 'successor.accepted' : 'successor.waits', who)}</p>
      <Button loading={isLoading} onClick={() => void withdraw()}>
        {t('successor.withdraw')}
      </Button>
    </div>
  );
}

function NameForm() {
  const { t } = useTranslation('teachers');
  const { data } = useTeachersQuery();
  const [name] = useNameSuccessorMutation();
  const teachers = data?.teachers.filter(({ role }) => role === 'teacher') ?? [];
  const form = useZodForm({
    schema: NameSuccessorSchema,
    defaultValues: { user_id: '' },
    texts: { user_id: t('successor.rule') },
  });
  if (teachers.length === 0) return <p className="school-quiet">{t('successor.nobody')}</p>;
  const options = [
    { value: '', label: t('successor.choose') },
    ...teachers.map(teacher => ({ value: teacher.user_id, label: nameOf(teacher) })),
  ];
  return (
    <Form
      form={form}
      submit={t('successor.name')}
      onSubmit={async ({ user_id }) => void (await name(user_id).unwrap())}
      compact
      secondary
    >
      <SelectField name="user_id" label={t('successor.who')} options={options} />
    </Form>
  );
}

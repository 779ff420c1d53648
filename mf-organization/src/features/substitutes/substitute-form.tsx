import { snackbarShown, useAppDispatch } from '@burrow/client';
import type { Member } from '@burrow/contracts';
import { Form, SelectField, useZodForm, type z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useSetSubstituteMutation } from '../../api/substitutes.api.ts';
import { DayField } from '../../components/day-field.tsx';
import { beginOfDay, dayOf, endOfDay } from '../../components/day.rules.ts';
import { nameOf } from '../../members/name-of.rules.ts';
import { substituteSchema } from './substitute-schema.ts';

interface SubstituteFormProps {
  readonly classId: string;
  /** Who may be one. */
  readonly members: readonly Member[];
  readonly onDone: () => void;
}

/** Gives a class to somebody for some days. */
export function SubstituteForm({ classId, members, onDone }: SubstituteFormProps) {
  const { t } = useTranslation('substitutes');
  const dispatch = useAppDispatch();
  const [send] = useSetSubstituteMutation();
  const [{ schema, today }] = useState(() => {
    const now = new Date();
    return { schema: substituteSchema(now.getTime()), today: dayOf(now) };
  });
  const form = useZodForm({
    schema,
    defaultValues: { user_id: '', from: today, until: today },
    texts: { from: t('form.dayRule'), until: t('form.untilRule') },
  });
  const save = async ({ user_id: userId, from, until }: z.output<typeof schema>): Promise<void> => {
    const days = { begins_at: beginOfDay(from), ends_at: endOfDay(until) };
    await send({ classId, userId, days }).unwrap();
    dispatch(snackbarShown(t('saved'), 'success'));
    onDone();
  };
  return (
    <Form
      form={form}
      label={t('add')}
      submit={t('form.save')}
      onSubmit={save}
      actions={
        <Button size="large" onClick={onDone}>
          {t('form.cancel')}
        </Button>
      }
      compact
      once
    >
      <SelectField
        name="user_id"
        label={t('form.who')}
        options={[
          { value: '', label: t('form.choose') },
          ...members.map(member => ({ value: member.user_id, label: nameOf(member) })),
        ]}
      />
      <DayField name="from" label={t('form.from')} />
      <DayField name="until" label={t('form.until')} />
    </Form>
  );
}

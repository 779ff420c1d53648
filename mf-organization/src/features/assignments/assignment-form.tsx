import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { NewClassAssignmentSchema, type TaughtAssignment } from '@burrow/contracts';
import { Form, TextField, useZodForm, z } from '@burrow/forms';
import { FIRST_COURSE } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useAddAssignmentMutation, useUpdateAssignmentMutation } from '../../api/assignments.api.ts';
import { DayField } from '../../components/day-field.tsx';
import { dayOf, endOfDay } from '../../components/day.rules.ts';
import { LevelsChoice } from './levels-choice.tsx';

const { course_id, level_slugs, note } = NewClassAssignmentSchema.shape;

const FormSchema = z.object({
  course_id,
  level_slugs,
  day: z.iso.date(),
  note: z.union([z.literal('').transform(() => null), note.unwrap().unwrap()]),
});

type Values = z.output<typeof FormSchema>;

const WEEK_MS = 7 * 86_400_000;

interface AssignmentFormProps {
  readonly classId: string;
  /** Without it, a new one is made. */
  readonly assignment?: TaughtAssignment;
  readonly onDone: () => void;
}

/** Levels, a day and a note for a class. */
export function AssignmentForm({ classId, assignment, onDone }: AssignmentFormProps) {
  const { t } = useTranslation('assignments');
  const dispatch = useAppDispatch();
  const [add] = useAddAssignmentMutation();
  const [update] = useUpdateAssignmentMutation();
  const [inAWeek] = useState(() => new Date(Date.now() + WEEK_MS));
  const form = useZodForm({
    schema: FormSchema,
    defaultValues: {
      course_id: assignment?.course_id ?? FIRST_COURSE,
      level_slugs: assignment?.level_slugs ?? [],
      day: dayOf(assignment ? new Date(assignment.due_at) : inAWeek),
      note: assignment?.note ?? '',
    },
    texts: { level_slugs: t('form.levelsRule'), day: t('form.dayRule') },
  });
  const save = async ({ day, ...values }: Values): Promise<void> => {
    const wanted = { ...values, due_at: endOfDay(day) };
    await (assignment
      ? update({ id: assignment.id, update: { ...wanted, version: assignment.version } }).unwrap()
      : add({ classId, assignment: wanted }).unwrap());
    dispatch(snackbarShown(t(assignment ? 'saved' : 'added'), 'success'));
    onDone();
  };
  return (
    <div className="assignment-form">
      <Form
        form={form}
        label={t(assignment ? 'edit' : 'add')}
        submit={t(assignment ? 'save' : 'add')}
        onSubmit={save}
        help={({ code }: ApiError) =>
          code === 'organization/changed-meanwhile' && <Button onClick={onDone}>{t('renew')}</Button>
        }
        actions={
          <Button size="large" onClick={onDone}>
            {t('cancel')}
          </Button>
        }
        compact
        once
      >
        <LevelsChoice />
        <DayField name="day" label={t('form.day')} />
        <TextField name="note" label={t('form.note')} hint={t('form.noteHint')} optional autoComplete="off" />
      </Form>
    </div>
  );
}

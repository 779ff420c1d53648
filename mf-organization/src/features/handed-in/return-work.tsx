import { type ApiError, snackbarShown, useAppDispatch, LoadSkeleton } from '@burrow/client';
import { type HandedIn, type HandedInWork, ReturnedWorkSchema, VERDICTS } from '@burrow/contracts';
import { AreaField, Form, RadioCards, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useHandedInWorkQuery, useReturnWorkMutation } from '../../api/remarks.api.ts';
import { Failure } from '../../components/failure.tsx';
import { compareLines, ProgramLines } from '../failures/index.ts';

const { verdict, text } = ReturnedWorkSchema.shape;
const FormSchema = z
  .object({ verdict, text })
  .refine(values => values.verdict === 'accepted' || values.text !== '', { path: ['text'] });

interface ReturnWorkProps {
  readonly work: HandedIn;
  readonly onDone: () => void;
}

/** The program as it was handed in, and its way back. */
export function ReturnWork({ work, onDone }: ReturnWorkProps) {
  const { t } = useTranslation('remarks');
  const place = { studentId: work.student_id, course: work.course_id, slug: work.level_slug };
  const { data, error, refetch } = useHandedInWorkQuery(place);
  if (!data && error)
    return <Failure title={t('workNotLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  const [lines] = compareLines([data.code]);
  return (
    <div className="return-work">
      <div className="program">
        <ProgramLines lines={lines ?? []} stopsAt={null} />
      </div>
      <ReturnForm key={data.version} work={data} onDone={onDone} />
    </div>
  );
}

function ReturnForm({ work, onDone }: { readonly work: HandedInWork; readonly onDone: () => void }) {
  const { t } = useTranslation('remarks');
  const dispatch = useAppDispatch();
  const [send] = useReturnWorkMutation();
  const [remark_id] = useState(() => crypto.randomUUID());
  // What came back already can only come back otherwise.
  const verdicts = VERDICTS.filter(each => each !== work.state);
  const form = useZodForm({
    schema: FormSchema,
    defaultValues: { verdict: verdicts[0] ?? 'accepted', text: '' },
    texts: { text: t('textRule') },
  });
  const giveBack = async (values: z.output<typeof FormSchema>): Promise<void> => {
    const place = { studentId: work.student_id, course: work.course_id, slug: work.level_slug };
    await send({ place, returned: { version: work.version, remark_id, ...values } }).unwrap();
    dispatch(snackbarShown(t('returned'), 'success'));
    onDone();
  };
  const cards = verdicts.map(value => ({ value, label: t(`verdictNames.${value}`) }));
  return (
    <Form
      form={form}
      label={t('return')}
      submit={t('return')}
      onSubmit={giveBack}
      help={({ code }: ApiError) =>
        code === 'organization/changed-meanwhile' && <Button onClick={onDone}>{t('close')}</Button>
      }
      actions={
        <Button size="large" onClick={onDone}>
          {t('cancel')}
        </Button>
      }
      compact
      once
    >
      <RadioCards name="verdict" legend={t('verdict')} cards={cards} />
      <AreaField name="text" label={t('words')} hint={t('wordsHint')} rows={3} />
    </Form>
  );
}

import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { type ListedStudent, NamePartSchema, type NameParts, proposedParts } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { Table } from '@burrow/ui/table';
import { useState } from 'react';
import { useUpdateSchoolStudentMutation } from '../../api/students.api.ts';
import { Pager } from '../../components/pager.tsx';

interface NamesFormProps {
  readonly students: readonly ListedStudent[];
  readonly total: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** In whose order names are said, by its code. */
  readonly language: string | null;
}

const EMPTY: NameParts = { first_name: '', last_name: '' };

const isFit = (parts: NameParts): boolean =>
  [parts.first_name, parts.last_name].every(part => NamePartSchema.safeParse(part).success);

/** The parts as they are typed, first as they are likely; and saving those that are complete, which stops at a refusal. */
function useNames(students: readonly ListedStudent[], language: string | null) {
  const { t } = useTranslation('students');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [update] = useUpdateSchoolStudentMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [parts, setParts] = useState<ReadonlyMap<string, NameParts>>(
    () =>
      new Map(
        students.map(each => [each.student_id, proposedParts(each.full_name ?? '', language) ?? EMPTY]),
      ),
  );
  const partsOf = (id: string): NameParts => parts.get(id) ?? EMPTY;
  const fit = students.filter(each => isFit(partsOf(each.student_id)));
  const save = async (): Promise<void> => {
    setIsSaving(true);
    for (const { student_id: id } of fit) {
      const { error } = await update({ id, update: partsOf(id) });
      if (!error) continue;
      setIsSaving(false);
      return void dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    }
    setIsSaving(false);
    dispatch(snackbarShown(t('names.saved', { count: fit.length }), 'success'));
  };
  const change = (id: string, changed: Partial<NameParts>): void =>
    setParts(new Map(parts).set(id, { ...partsOf(id), ...changed }));
  return { partsOf, change, save, isSaving, count: fit.length };
}

/** Names with their likely parts, which somebody looks through, corrects and saves together. */
export function NamesForm({ students, total, page, onPage, language }: NamesFormProps) {
  const { t } = useTranslation('students');
  const { partsOf, change, save, isSaving, count } = useNames(students, language);
  const titleOf = (part: keyof NameParts) => t(part === 'first_name' ? 'form.firstName' : 'form.lastName');
  const field = (part: keyof NameParts) => ({
    key: part,
    title: titleOf(part),
    render: (_: unknown, { student_id: id, full_name: name }: ListedStudent) => (
      <>
        <span className="import-label" aria-hidden>
          {titleOf(part)}
        </span>
        <input
          dir="auto"
          className="import-cell"
          aria-label={t(part === 'first_name' ? 'names.firstOf' : 'names.lastOf', { name })}
          autoComplete="off"
          spellCheck={false}
          value={partsOf(id)[part]}
          onChange={({ target }) => change(id, { [part]: target.value })}
        />
      </>
    ),
  });
  return (
    <>
      <section className="school-list import-review" aria-label={t('names.title')}>
        <Table
          className="school-table import-table"
          blocksBelow={768}
          rowKey="student_id"
          dataSource={students}
          columns={[
            {
              title: t('names.name'),
              rowScope: 'row',
              render: (_, { full_name: name }) => <bdi>{name}</bdi>,
            },
            field('first_name'),
            field('last_name'),
            { title: t('class'), render: (_, { class_name: name }) => <bdi>{name ?? '–'}</bdi> },
          ]}
        />
        <Pager page={page} total={total} onPage={onPage} />
      </section>
      <div className="import-actions">
        <Button type="primary" loading={isSaving} disabled={count === 0} onClick={() => void save()}>
          {t('names.save', { count })}
        </Button>
      </div>
    </>
  );
}

import { type ApiError, LoadSkeleton, PageHead, snackbarShown, useAppDispatch } from '@burrow/client';
import type { StudentOrder, SchoolClass } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useLazyExternalIdsQuery } from '../../api/rosters.api.ts';
import { Failure } from '../../components/failure.tsx';
import { WithClass } from '../../components/with-class.tsx';
import type { Sheet } from '../../sheet/sheet.types.ts';
import { saveCsv, saveXlsx } from '../../sheet/save-sheet.ts';
import { CourseChoice, courseOf } from '../live/index.ts';
import { marksSheet } from './marks-sheet.rules.ts';
import { GuestMarksTable, MarksTable } from './marks-table.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { type ClassMarks, useMarks } from './use-marks.ts';
import { useMarksWords } from './use-marks-words.ts';

/** The marks of a class: levels, assignments and quizzes in one sheet, and the questions that it fails. */
export function MarksPage() {
  return (
    <WithClass>{schoolClass => <ClassMarksPage key={schoolClass.id} schoolClass={schoolClass} />}</WithClass>
  );
}

function ClassMarksPage({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('marks');
  const { id, name } = schoolClass;
  const [course, setCourse] = useState(() => courseOf(schoolClass));
  const [sort, setSort] = useState<StudentOrder>('last_name');
  const { known, others, error, refetch } = useMarks(id, course, sort);
  return (
    <>
      <PageHead
        title={t('of', { name })}
        text={t('text')}
        above={{ to: `organization/classes/${id}`, text: name }}
      />
      <section className="marks-tools" aria-label={t('tools')}>
        <CourseChoice course={course} onChoose={setCourse} />
        {known && known.marks.length + known.guests.length > 0 && (
          <Saving classId={id} title={t('of', { name })} course={course} known={known} />
        )}
      </section>
      {others > 0 && <p>{t('others', { count: others })}</p>}
      {known ? (
        <>
          {known.marks.length === 0 ? (
            <p className="panel">{t('nobody')}</p>
          ) : (
            <MarksTable known={known} course={course} sort={sort} onSort={setSort} />
          )}
          <GuestMarksTable known={known} course={course} />
          {known.marks.length > 0 && <QuizQuestions quizzes={known.quizzes} />}
        </>
      ) : error ? (
        <Failure title={t('notLoaded')} error={error} onRetry={refetch} />
      ) : (
        <LoadSkeleton lines={8} />
      )}
    </>
  );
}

interface SavingProps {
  readonly classId: string;
  readonly title: string;
  readonly course: string;
  readonly known: ClassMarks;
}

function Saving({ classId, title, course, known }: SavingProps) {
  const { t } = useTranslation('marks');
  const words = useMarksWords(course);
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [read, { isFetching }] = useLazyExternalIdsQuery();
  const save = async (write: (title: string, sheet: Sheet) => unknown): Promise<void> => {
    const { data, error } = await read(classId);
    if (data) write(title, marksSheet({ ...known, ids: data.students }, words));
    else dispatch(snackbarShown(textOf(error as ApiError), 'error'));
  };
  return (
    <>
      <Button loading={isFetching} onClick={() => void save(saveCsv)}>
        {t('csv')}
      </Button>
      <Button loading={isFetching} onClick={() => void save(saveXlsx)}>
        {t('xlsx')}
      </Button>
    </>
  );
}

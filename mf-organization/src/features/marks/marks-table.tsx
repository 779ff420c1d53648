import { LocaleLink } from '@burrow/client';
import type { StudentOrder, TaughtAssignment } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Table, type TableColumn } from '@burrow/ui/table';
import { sortHead } from '../../students/sort-head.tsx';
import { useCourseWords } from '../live/index.ts';
import { AssignmentCell } from './assignment-cell.tsx';
import type { GuestMarks, Marks } from './marks.rules.ts';
import { QuizCell } from './quiz-cell.tsx';
import type { ClassMarks } from './use-marks.ts';

interface MarksTableProps {
  readonly known: ClassMarks;
  readonly course: string;
  readonly sort: StudentOrder;
  readonly onSort: (sort: StudentOrder) => void;
}

/** The sheet: a row for each student. Wider than the page, it is moved sideways and keeps the names. */
export function MarksTable(props: MarksTableProps) {
  const { t } = useTranslation('marks');
  const { marks } = props.known;
  return (
    <div className="marks-sheet" role="region" aria-label={t('sheetLabel')} tabIndex={0}>
      <Table
        className="school-table"
        rowKey={({ result }) => result.student.student_id}
        columns={useMarksColumns(props)}
        dataSource={marks}
      />
    </div>
  );
}

/** Students of other classes, with the assignments of this one, which is all that they have here. */
export function GuestMarksTable({
  known: { guests, assignments },
  course,
}: Pick<MarksTableProps, 'known' | 'course'>) {
  const { t } = useTranslation('guests');
  if (guests.length === 0) return null;
  const columns: TableColumn<GuestMarks>[] = [
    {
      title: t('title'),
      rowScope: 'row',
      className: 'marks-name',
      render: (_, { name, className }) => (
        <>
          <bdi>{name}</bdi> <bdi className="school-quiet">{className ?? t('noClass')}</bdi>
        </>
      ),
    },
    ...assignments.map((assignment, at): TableColumn<GuestMarks> => ({
      key: assignment.id,
      title: <AssignmentHead assignment={assignment} course={course} />,
      render: (_, { assignments: own }) => (
        <AssignmentCell mark={own[at] ?? null} total={assignment.level_slugs.length} />
      ),
    })),
  ];
  return (
    <div className="marks-sheet" role="region" aria-label={t('title')} tabIndex={0}>
      <Table className="school-table" rowKey={({ id }) => id} columns={columns} dataSource={guests} />
    </div>
  );
}

function useMarksColumns({ known, course, sort, onSort }: MarksTableProps): TableColumn<Marks>[] {
  const { t } = useTranslation('marks');
  const { t: tStudent } = useTranslation('students');
  const { assignments, quizzes } = known;
  return [
    {
      ...sortHead<Marks>({
        ways: [
          { by: 'last_name', text: tStudent('form.lastName') },
          { by: 'first_name', text: tStudent('form.firstName') },
        ],
        sort,
        onSort,
      }),
      rowScope: 'row',
      className: 'marks-name',
      render: (_, { result: { student } }) => (
        <LocaleLink to={`organization/students/${student.student_id}`}>
          <bdi>{student.full_name ?? student.username}</bdi>
        </LocaleLink>
      ),
    },
    {
      title: t('levels'),
      render: (_, { result: { completed, levels } }) => t('part', { done: completed, total: levels }),
    },
    ...assignments.map((assignment, at): TableColumn<Marks> => ({
      key: assignment.id,
      title: <AssignmentHead assignment={assignment} course={course} />,
      render: (_, { assignments: own }) => (
        <AssignmentCell mark={own[at] ?? null} total={assignment.level_slugs.length} />
      ),
    })),
    ...quizzes.map((quiz, at): TableColumn<Marks> => ({
      key: `quiz ${quiz.chapter_id}`,
      title: (
        <span className="marks-head">
          <span className="school-quiet">{t('quiz')}</span>
          <bdi>{quiz.chapter_name}</bdi>
        </span>
      ),
      render: (_, { quizzes: own }) => <QuizCell mark={own[at] ?? null} questions={quiz.question_count} />,
    })),
  ];
}

interface AssignmentHeadProps {
  readonly assignment: TaughtAssignment;
  readonly course: string;
}

function AssignmentHead({ assignment: { level_slugs: slugs, due_at }, course }: AssignmentHeadProps) {
  const { t } = useTranslation('marks');
  const { day } = useDates();
  const { level } = useCourseWords(course);
  const [first = '', ...more] = slugs;
  return (
    <span className="marks-head">
      <span className="school-quiet">{t('until', { day: day(due_at) })}</span>
      <bdi>
        {more.length === 0 ? level(first) : t('levelsFrom', { level: level(first), count: more.length })}
      </bdi>
    </span>
  );
}

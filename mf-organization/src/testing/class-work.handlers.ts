import { answer } from '@burrow/remote-testing/answers';
import type { ClassesProgress, ClassFailures, ClassProgress, ClassQuizzes } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { lessonHandlers } from './lesson.handlers.ts';
import { CLASSES, COURSES, STUDENTS } from './school.ts';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** One student is stuck in the second level, the others have not come yet. */
function progressOf(class_id: string, course_id: string): ClassProgress {
  const course = COURSES.find(({ id }) => id === course_id) ?? COURSES[0]!;
  const chapters = course.chapters.map(({ id, level_data }) => ({
    id,
    levels: level_data.map(({ slug }) => slug),
  }));
  const none = chapters.map(() => 0);
  const students = STUDENTS.filter(student => student.class_id === class_id).map(({ student_id }, index) =>
    index === 0
      ? {
          student_id,
          completed: [1, ...none.slice(1)],
          with_help: 1,
          playing: { course_id: 'python', level_slug: 'level12', chapter_id: 1 },
          last_active_at: ago(1),
          runs: 6,
          trying_since: ago(9),
        }
      : { student_id, completed: none, playing: null, last_active_at: null, runs: 0, trying_since: null },
  );
  return { class_id, course_id: course.id, at: ago(0), chapters, students, total: students.length };
}

const FAILURE: ClassFailures['failures'][number] = {
  course_id: 'python',
  level_slug: 'level12',
  code: 'world/move-wall',
  on_other_map: true,
  students: 9,
  programs: [
    { code: 'player.turn_left()\nplayer.move_forward(3)', line: 2 },
    { code: 'player.turn_right()\nplayer.move_forward(3)', line: 2 },
  ],
};

const QUIZ: ClassQuizzes['quizzes'][number] = {
  chapter_id: 1,
  chapter_name: 'Variables and Types',
  question_count: 2,
  pass_count: 2,
  students: [{ student_id: STUDENTS[0]!.student_id, tries: 1, best_score: 1, passed_at: null }],
  questions: [
    {
      number: 1,
      text: 'What does it print?',
      code: 'print(1)',
      level: { slug: 'level11', name: 'First steps' },
      right: 9,
      right_later: 1,
      wrong: 0,
    },
    {
      number: 2,
      text: 'Where is {animal} afterwards?',
      level: { slug: 'level12', name: 'Around the pond' },
      right: 2,
      right_later: 3,
      wrong: 5,
    },
  ],
};

/** What students of the made-up school do. */
export const classWorkHandlers = (): HttpHandler[] => [
  answer('getClassProgress', ({ params, request }) =>
    HttpResponse.json(
      progressOf(params.class_id, new URL(request.url).searchParams.get('course') ?? 'python'),
    ),
  ),
  answer('getClassQuizzes', ({ params }) => ({
    class_id: params.class_id,
    course_id: 'python',
    quizzes: [QUIZ],
  })),
  ...lessonHandlers(),
  answer('listClassFailures', () => ({ failures: [FAILURE] })),
  answer('listClassesProgress', () => {
    const classes = CLASSES.map(({ id }, index) => ({ class_id: id, most_on: index + 1, share: 0.38 }));
    return HttpResponse.json({ classes } satisfies ClassesProgress);
  }),
];

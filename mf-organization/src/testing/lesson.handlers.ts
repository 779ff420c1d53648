import {
  type ClassFocus,
  ClassFocusUpdateSchema,
  type ClassLesson,
  type ClassPresence,
  LookSchema,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { STUDENTS } from './school.ts';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** One student is stuck, the others have not come. */
function lessonOf(class_id: string, focus: ClassFocus): ClassLesson {
  const students = STUDENTS.filter(student => student.class_id === class_id).map(({ student_id }, index) => ({
    student_id,
    playing: index === 0 ? { course_id: 'python', level_slug: 'level12' } : null,
    completed: 0,
    is_done: false,
    stuck: index === 0 ? { since: ago(7), runs: 5 } : null,
  }));
  const cause = {
    course_id: 'python',
    level_slug: 'level12',
    code: 'world/move-wall',
    variant: 0,
    student_ids: students.slice(0, 1).map(({ student_id }) => student_id),
    programs: [{ code: 'player.turn_left()\nplayer.move_forward(3)', line: 2 }],
  };
  return { at: ago(0), ends_at: ago(-30), focus, students, causes: [cause] };
}

function presenceIn(class_id: string): ClassPresence {
  const students = STUDENTS.filter(student => student.class_id === class_id).map(({ student_id }, index) => ({
    student_id,
    presence: index === 0 ? ('here' as const) : ('missing' as const),
    left_at: null,
  }));
  return { at: ago(0), students };
}

/** The lessons of the made-up classes: to what they are called is the same for all of them. */
export function lessonHandlers(): HttpHandler[] {
  let shown: ClassFocus = { focus: null, arrived: 0, students: 2 };
  return [
    answer('getClassLesson', ({ params }) => HttpResponse.json(lessonOf(params.class_id, shown))),
    answer('getClassPresence', ({ params }) => HttpResponse.json(presenceIn(params.class_id))),
    answer('getLevel', () => refusal('level/plan-needed')),
    answer('getLevelVariants', () => refusal('level/plan-needed')),
    answer('setClassFocus', async ({ request }) => {
      const { data } = ClassFocusUpdateSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      shown =
        'end' in data
          ? { ...shown, focus: null, arrived: 0 }
          : { ...shown, focus: { id: crypto.randomUUID(), level: data.level }, arrived: 1 };
      return HttpResponse.json(shown);
    }),
    answer('lookAtStudent', async ({ request }) =>
      LookSchema.safeParse(await request.json()).success
        ? HttpResponse.json({ done: true })
        : refusal('request/invalid'),
    ),
  ];
}

import { api, write } from '@burrow/client';
import { getClassLesson, getClassPresence, lookAtStudent, setClassFocus } from '@burrow/contracts/calls';
import type { ClassFocusUpdate, ClassLesson, ClassPresence, Look } from '@burrow/contracts';
import { untilKnown } from './until-known.ts';

interface FocusChange {
  readonly id: string;
  readonly update: ClassFocusUpdate;
}

interface LookAt {
  readonly studentId: string;
  readonly look: Look;
}

/** What happens in a lesson. The stream says when it is to be read again. */
export const lessonApi = api
  .enhanceEndpoints({ addTagTypes: ['ClassWork', 'ClassPresence', 'SchoolStudents'] })
  .injectEndpoints({
    endpoints: build => ({
      classLesson: build.query<ClassLesson, string>({
        queryFn: (id, _api, _options, ask) =>
          untilKnown<ClassLesson>(
            () => ask(getClassLesson({ class_id: id })),
            ({ at, ends_at }) => ends_at > at,
          ),
        providesTags: ['ClassWork', 'SchoolStudents'],
        keepUnusedDataFor: 0,
      }),
      classPresence: build.query<ClassPresence, string>({
        queryFn: (id, _api, _options, ask) =>
          untilKnown<ClassPresence>(() => ask(getClassPresence({ class_id: id }))),
        providesTags: ['ClassPresence', 'SchoolStudents'],
        keepUnusedDataFor: 0,
      }),
      setClassFocus: write(
        build,
        ({ id, update }: FocusChange) => setClassFocus({ class_id: id, body: update }),
        {
          onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
            const answer = await queryFulfilled.catch(() => null);
            if (answer) {
              const change = (lesson: ClassLesson): void => void (lesson.focus = answer.data);
              dispatch(lessonApi.util.updateQueryData('classLesson', id, change));
            }
          },
        },
      ),
      // Kept alive, so that it is said even when the tab is closed.
      lookAt: write(build, ({ studentId, look }: LookAt) => ({
        ...lookAtStudent({ student_id: studentId, body: look }),
        keepalive: true,
      })),
    }),
  });

export const { useClassLessonQuery, useClassPresenceQuery, useLookAtMutation, useSetClassFocusMutation } =
  lessonApi;

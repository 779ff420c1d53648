import { api } from '@burrow/client';
import type { ClassCodeUpdate, ClassEntry, JoinRequests, LessonUpdate } from '@burrow/contracts';

interface CodeChange {
  readonly id: string;
  readonly action: ClassCodeUpdate['action'];
}

interface LessonChange {
  readonly id: string;
  readonly update: LessonUpdate;
}

interface JoinAnswered {
  readonly id: string;
  readonly requestId: string;
  readonly letIn: boolean;
}

const classPath = (id: string, part: string): string => `/organization/classes/${id}/${part}`;
const put = (url: string, body: unknown) => ({ url, method: 'PUT', body });

/** How students come into a class. The stream says when it is to be read again. */
export const classEntryApi = api
  .enhanceEndpoints({ addTagTypes: ['ClassEntry', 'JoinRequests', 'Pupils'] })
  .injectEndpoints({
    endpoints: build => ({
      classEntry: build.query<ClassEntry, string>({
        query: id => classPath(id, 'code'),
        providesTags: ['ClassEntry', 'Pupils'],
      }),
      setClassCode: build.mutation<ClassEntry, CodeChange>({
        query: ({ id, action }) => put(classPath(id, 'code'), { action }),
        invalidatesTags: ['ClassEntry'],
      }),
      setLesson: build.mutation<ClassEntry, LessonChange>({
        query: ({ id, update }) => put(classPath(id, 'lesson'), update),
        invalidatesTags: ['ClassEntry'],
      }),
      joinRequests: build.query<JoinRequests, string>({
        query: id => classPath(id, 'join-requests'),
        providesTags: ['JoinRequests'],
      }),
      answerJoinRequest: build.mutation<unknown, JoinAnswered>({
        query: ({ id, requestId, letIn }) =>
          put(classPath(id, `join-requests/${requestId}`), { let_in: letIn }),
        invalidatesTags: ['JoinRequests', 'ClassEntry', 'Pupils'],
      }),
    }),
  });

export const {
  useAnswerJoinRequestMutation, useClassEntryQuery, useJoinRequestsQuery, useSetClassCodeMutation, useSetLessonMutation,
} = classEntryApi; // prettier-ignore

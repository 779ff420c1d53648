import { api, read, write } from '@burrow/client';
import {
  answerJoinRequest,
  getClassEntry,
  listJoinRequests,
  updateClassCode,
  updateLesson,
} from '@burrow/contracts/calls';
import type { ClassCodeUpdate, LessonUpdate } from '@burrow/contracts';

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

/** How students come into a class. The stream says when it is to be read again. */
export const classEntryApi = api
  .enhanceEndpoints({ addTagTypes: ['ClassEntry', 'JoinRequests', 'SchoolStudents'] })
  .injectEndpoints({
    endpoints: build => ({
      classEntry: read(build, (id: string) => getClassEntry({ class_id: id }), {
        providesTags: ['ClassEntry', 'SchoolStudents'],
      }),
      setClassCode: write(
        build,
        ({ id, action }: CodeChange) => updateClassCode({ class_id: id, body: { action } }),
        { invalidatesTags: ['ClassEntry'] },
      ),
      setLesson: write(
        build,
        ({ id, update }: LessonChange) => updateLesson({ class_id: id, body: update }),
        { invalidatesTags: ['ClassEntry'] },
      ),
      joinRequests: read(build, (id: string) => listJoinRequests({ class_id: id }), {
        providesTags: ['JoinRequests'],
      }),
      answerJoinRequest: write(
        build,
        ({ id, requestId, letIn }: JoinAnswered) =>
          answerJoinRequest({ class_id: id, request_id: requestId, body: { let_in: letIn } }),
        { invalidatesTags: ['JoinRequests', 'ClassEntry', 'SchoolStudents'] },
      ),
    }),
  });

export const {
  useAnswerJoinRequestMutation,
  useClassEntryQuery,
  useJoinRequestsQuery,
  useSetClassCodeMutation,
  useSetLessonMutation,
} = classEntryApi;

import { api, read, write } from '@burrow/client';
import {
  getHandedIn,
  listHandedIn,
  listRemarks,
  remarkOnFailure,
  returnWork,
  writeRemark,
} from '@burrow/contracts/calls';
import type { FailureRemark, NewRemark, ReturnedWork } from '@burrow/contracts';

interface OfLevel {
  readonly studentId: string;
  readonly course: string;
  readonly slug: string;
}

interface ToProgram {
  readonly id: string;
  readonly remark: NewRemark;
}

interface ToGroup {
  readonly id: string;
  readonly classId: string;
  readonly remark: FailureRemark;
}

interface Returned {
  readonly place: OfLevel;
  readonly returned: ReturnedWork;
}

/** What teachers say about students' work. Ids of remarks are made here, so that a repeated call writes nothing twice. */
export const remarksApi = api
  .enhanceEndpoints({ addTagTypes: ['Remarks', 'HandedIn', 'ClassWork'] })
  .injectEndpoints({
    endpoints: build => ({
      remarks: read(
        build,
        ({ studentId, course, slug }: OfLevel) =>
          listRemarks({ student_id: studentId, course_id: course, level_slug: slug }),
        { providesTags: ['Remarks', 'ClassWork'] },
      ),
      writeRemark: write(build, ({ id, remark }: ToProgram) => writeRemark({ remark_id: id, body: remark }), {
        invalidatesTags: (_answer, error) => (error ? [] : ['Remarks']),
      }),
      remarkOnFailure: write(
        build,
        ({ id, classId, remark }: ToGroup) =>
          remarkOnFailure({ class_id: classId, remark_id: id, body: remark }),
        {
          // Also after a refusal: the group may have changed.
          invalidatesTags: ['Remarks', 'ClassWork'],
        },
      ),
      handedIn: read(build, (classId: string) => listHandedIn({ class_id: classId }), {
        providesTags: ['HandedIn', 'ClassWork'],
        extraOptions: { maxRetries: 0 },
      }),
      handedInWork: read(
        build,
        ({ studentId, course, slug }: OfLevel) =>
          getHandedIn({ student_id: studentId, course_slug: course, slug }),
        {
          providesTags: ['HandedIn', 'ClassWork'],
          keepUnusedDataFor: 0,
        },
      ),
      returnWork: write(
        build,
        ({ place, returned }: Returned) =>
          returnWork({
            student_id: place.studentId,
            course_slug: place.course,
            slug: place.slug,
            body: returned,
          }),
        {
          // Also after a refusal: what was handed in or returned meanwhile is shown.
          invalidatesTags: ['HandedIn', 'Remarks'],
        },
      ),
    }),
  });

export const {
  useHandedInQuery,
  useHandedInWorkQuery,
  useRemarkOnFailureMutation,
  useRemarksQuery,
  useReturnWorkMutation,
  useWriteRemarkMutation,
} = remarksApi;

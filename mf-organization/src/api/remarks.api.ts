import { api } from '@burrow/client';
import type {
  FailureRemark,
  HandedIn,
  HandedInWork,
  NewRemark,
  Remark,
  ReturnedWork,
} from '@burrow/contracts';

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

const workPath = ({ studentId, course, slug }: OfLevel): string =>
  `/level/handed-in/${studentId}/${course}/${slug}`;

/** What teachers say about students' work. Ids of remarks are made here, so that a repeated call writes nothing twice. */
export const remarksApi = api
  .enhanceEndpoints({ addTagTypes: ['Remarks', 'HandedIn', 'ClassWork'] })
  .injectEndpoints({
    endpoints: build => ({
      remarks: build.query<{ remarks: Remark[] }, OfLevel>({
        query: ({ studentId, course, slug }) => ({
          url: `/level/remarks/student/${studentId}`,
          params: { course_id: course, level_slug: slug },
        }),
        providesTags: ['Remarks', 'ClassWork'],
      }),
      writeRemark: build.mutation<Remark, ToProgram>({
        query: ({ id, remark }) => ({ url: `/level/remarks/${id}`, method: 'PUT', body: remark }),
        invalidatesTags: (_answer, error) => (error ? [] : ['Remarks']),
      }),
      remarkOnFailure: build.mutation<{ students: number }, ToGroup>({
        query: ({ id, classId, remark }) => ({
          url: `/level/class/${classId}/failures/remarks/${id}`,
          method: 'PUT',
          body: remark,
        }),
        // Also after a refusal: the group may have changed.
        invalidatesTags: ['Remarks', 'ClassWork'],
      }),
      handedIn: build.query<{ work: HandedIn[] }, string>({
        query: classId => `/level/class/${classId}/handed-in`,
        providesTags: ['HandedIn', 'ClassWork'],
        extraOptions: { maxRetries: 0 },
      }),
      handedInWork: build.query<HandedInWork, OfLevel>({
        query: workPath,
        providesTags: ['HandedIn', 'ClassWork'],
        keepUnusedDataFor: 0,
      }),
      returnWork: build.mutation<HandedInWork, Returned>({
        query: ({ place, returned }) => ({ url: workPath(place), method: 'PUT', body: returned }),
        // Also after a refusal: what was handed in or returned meanwhile is shown.
        invalidatesTags: ['HandedIn', 'Remarks'],
      }),
    }),
  });

export const {
  useHandedInQuery, useHandedInWorkQuery, useRemarkOnFailureMutation, useRemarksQuery, useReturnWorkMutation,
  useWriteRemarkMutation,
} = remarksApi; // prettier-ignore

import { api, type ApiError, read } from '@burrow/client';
import { getMissingPictures, makePictures } from '@burrow/contracts/calls';
import type { MadePicturePassword, MadePictures } from '@burrow/contracts';

/** As many as one call makes pictures for. */
const MOST = 200;

interface NewPictures {
  readonly id: string;
  readonly studentIds: readonly string[];
}

/** Picture passwords of a class. */
export const picturesApi = api
  .enhanceEndpoints({ addTagTypes: ['SchoolStudents', 'ClassEntry'] })
  .injectEndpoints({
    endpoints: build => ({
      missingPictures: read(build, (classId: string) => getMissingPictures({ class_id: classId }), {
        providesTags: ['SchoolStudents', 'ClassEntry'],
      }),
      makePictures: build.mutation<MadePictures, NewPictures>({
        queryFn: async ({ id, studentIds }, _api, _options, ask) => {
          const made: MadePicturePassword[] = [];
          for (let from = 0; from < studentIds.length; from += MOST) {
            const body = { student_ids: studentIds.slice(from, from + MOST) };
            const { data, error } = await ask(makePictures({ class_id: id, body }));
            if (error) return { error: error as ApiError };
            made.push(...(data as MadePictures).made);
          }
          return { data: { made } };
        },
        invalidatesTags: ['ClassEntry'],
      }),
    }),
  });

export const { useMakePicturesMutation, useMissingPicturesQuery } = picturesApi;

import { api, write, read } from '@burrow/client';
import { checkStudentUsername, generateUsername } from '@burrow/contracts/calls';

interface UsernamePlace {
  readonly username: string;
  /** Where the name must be free; without it, among families' students. */
  readonly organizationId?: string;
}

/** Names of students: making one up, and whether one is taken. */
export const usernameApi = api.injectEndpoints({
  endpoints: build => ({
    generateUsername: write(build, (language: string) => generateUsername({ language })),
    usernameExists: read(
      build,
      ({ username, organizationId }: UsernamePlace) =>
        checkStudentUsername({
          student_username: username,
          ...(organizationId ? { organization_id: organizationId } : {}),
        }),
      {
        keepUnusedDataFor: 30,
        extraOptions: { maxRetries: 0 },
      },
    ),
  }),
});

export const { useGenerateUsernameMutation, useUsernameExistsQuery } = usernameApi;

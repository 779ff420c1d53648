import { api } from '@burrow/client';

interface UsernamePlace {
  readonly username: string;
  /** Where the name must be free; without it, among families' students. */
  readonly organizationId?: string;
}

/** Names of students: making one up, and whether one is taken. */
export const usernameApi = api.injectEndpoints({
  endpoints: build => ({
    generateUsername: build.mutation<{ username: string }, string>({
      query: language => ({ url: '/auth/generate-username', params: { language } }),
    }),
    usernameExists: build.query<{ exists: boolean; fit: boolean }, UsernamePlace>({
      query: ({ username, organizationId }) => ({
        url: '/profile/check-student-username-exists',
        params: {
          student_username: username,
          ...(organizationId ? { organization_id: organizationId } : {}),
        },
      }),
      keepUnusedDataFor: 30,
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { useGenerateUsernameMutation, useUsernameExistsQuery } = usernameApi;

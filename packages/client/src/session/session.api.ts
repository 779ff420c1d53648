import type { Country, CurrentUser, UserLanguage } from '@burrow/contracts';
import { changeLanguage, getCountry, getCurrentUser, getLanguage, logout } from '@burrow/contracts/calls';
import { api } from '../api/api.ts';

const once = { maxRetries: 0 };

/**
 * Calls about who is here. None of these reads is repeated. Their types are written out, since other teams build
 * against them: `read` and `write` would give them another form.
 */
export const sessionApi = api.injectEndpoints({
  endpoints: build => ({
    currentUser: build.query<CurrentUser, void>({
      query: () => getCurrentUser(),
      providesTags: ['CurrentUser'],
      extraOptions: once,
    }),
    /** As account has it at this moment, beside what the page shows. */
    sessionNow: build.query<CurrentUser, void>({
      query: () => getCurrentUser(),
      keepUnusedDataFor: 0,
      extraOptions: once,
    }),
    logout: build.mutation<unknown, void>({ query: () => logout() }),
    language: build.query<UserLanguage, void>({
      query: () => getLanguage(),
      providesTags: ['Language'],
      extraOptions: once,
    }),
    country: build.query<Country, void>({ query: () => getCountry(), extraOptions: once }),
    changeLanguage: build.mutation<UserLanguage, string>({
      query: language => changeLanguage({ language }),
      invalidatesTags: ['Language'],
    }),
  }),
});

export const { useChangeLanguageMutation, useCountryQuery } = sessionApi;

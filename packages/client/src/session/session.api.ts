import type { Country, CurrentUser, UserLanguage } from '@burrow/contracts';
import { api } from '../api/api.ts';

const once = { maxRetries: 0 };

/** Calls about who is here. None of these reads is repeated. */
export const sessionApi = api.injectEndpoints({
  endpoints: build => ({
    currentUser: build.query<CurrentUser, void>({
      query: () => '/auth/current',
      providesTags: ['CurrentUser'],
      extraOptions: once,
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/auth/logout', method: 'POST' }) }),
    language: build.query<UserLanguage, void>({
      query: () => '/user/get-language',
      providesTags: ['Language'],
      extraOptions: once,
    }),
    country: build.query<Country, void>({ query: () => '/user/country', extraOptions: once }),
    changeLanguage: build.mutation<UserLanguage, string>({
      query: language => ({ url: '/user/change-language', method: 'POST', params: { language } }),
      invalidatesTags: ['Language'],
    }),
  }),
});

export const { useChangeLanguageMutation, useCountryQuery } = sessionApi;

import { changeLanguage, getCountry, getCurrentUser, getLanguage, logout } from '@burrow/contracts/calls';
import { api } from '../api/api.ts';
import { read, write } from '../api/read-write.ts';

const once = { maxRetries: 0 };

/** Calls about who is here. None of these reads is repeated. */
export const sessionApi = api.injectEndpoints({
  endpoints: build => ({
    currentUser: read(build, getCurrentUser, { providesTags: ['CurrentUser'], extraOptions: once }),
    logout: write(build, logout),
    language: read(build, getLanguage, { providesTags: ['Language'], extraOptions: once }),
    country: read(build, getCountry, { extraOptions: once }),
    changeLanguage: write(build, (language: string) => changeLanguage({ language }), {
      invalidatesTags: ['Language'],
    }),
  }),
});

export const { useChangeLanguageMutation, useCountryQuery } = sessionApi;

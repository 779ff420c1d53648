import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import type { ApiError } from '../api/api-error.ts';

interface SessionState {
  /** How often the session began, ended or changed hands on this page: its cookie is read again. */
  readonly changes: number;
  /** The server does not know the session any more, whatever its cookie says. */
  readonly hasEnded: boolean;
}

const initialState: SessionState = { changes: 0, hasEnded: false };

/** What the page knows of its session beside the cookie. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: ({ changes }): SessionState => ({ changes: changes + 1, hasEnded: false }),
  },
  extraReducers: builder =>
    builder.addMatcher(isRejectedWithValue, (state, { payload }) => {
      const { code } = payload as Partial<ApiError>;
      if (code === 'auth/not-signed-in') state.hasEnded = true;
    }),
});

export const { sessionChanged } = sessionSlice.actions;

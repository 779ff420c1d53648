import { createSlice, isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/api-error.ts';

export interface SessionState {
  /** How often the session began, ended or changed hands on this page: its cookie is then read again. */
  readonly changes: number;
  /** The server does not know the session any more, whatever its cookie says. */
  readonly hasEnded: boolean;
  /** The page shows something that belongs to somebody who is logged in. */
  readonly isSomebodys: boolean;
}

const initialState: SessionState = { changes: 0, hasEnded: false, isSomebodys: false };

const isCurrentUserKnown = (action: UnknownAction): boolean =>
  isFulfilled(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'currentUser';

/** What the page knows about its session besides the cookie. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: ({ changes }): SessionState => ({
      changes: changes + 1,
      hasEnded: false,
      isSomebodys: false,
    }),
  },
  extraReducers: builder =>
    builder
      .addMatcher(isCurrentUserKnown, state => {
        state.isSomebodys = true;
      })
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        const { code } = payload as Partial<ApiError>;
        if (code === 'auth/not-logged-in') state.hasEnded = true;
      }),
});

export const { sessionChanged } = sessionSlice.actions;

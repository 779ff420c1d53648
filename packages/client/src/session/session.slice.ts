import type { CurrentUser } from '@burrow/contracts';
import {
  createSlice,
  isFulfilled,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiError } from '../api/api-error.ts';

export interface SessionState {
  /** How often the session began, ended or changed hands on this page: its cookie is then read again. */
  readonly changes: number;
  /** The server does not know the session any more, whatever its cookie says. */
  readonly hasEnded: boolean;
  /** Whose page this is: the student who is here, or else the account; null for a visitor's. */
  readonly owner: string | null;
  /** The school of whoever is here; undefined until it is known. */
  readonly school: string | null | undefined;
  /** The student whose page it is has logged in themselves. */
  readonly isStudent: boolean;
  /** The browser's session is somebody else's than the page's, or of another school: what was read is not for it. */
  readonly isTaken: boolean;
}

const initialState: SessionState = {
  changes: 0,
  hasEnded: false,
  owner: null,
  school: undefined,
  isStudent: false,
  isTaken: false,
};

const isCurrentUserKnown = (action: UnknownAction): action is PayloadAction<CurrentUser> =>
  isFulfilled(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'currentUser';

/** What the page knows about its session besides the cookie. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged: ({ changes }): SessionState => ({ ...initialState, changes: changes + 1 }),
  },
  extraReducers: builder =>
    builder
      .addMatcher(isCurrentUserKnown, (state, { payload }) => {
        state.owner = payload.student_id ?? payload.user_id;
        state.isStudent = payload.is_student;
        state.isTaken ||= typeof state.school === 'string' && state.school !== payload.organization_id;
        state.school = payload.organization_id;
      })
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        const { code } = payload as Partial<ApiError>;
        if (code === 'auth/not-logged-in') state.hasEnded = true;
        if (code === 'auth/somebody-else') state.isTaken = true;
      }),
});

export const { sessionChanged } = sessionSlice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PageState {
  /** Shown in the middle of the top bar, for example the course's name. */
  readonly heading: string | null;
  readonly drawerOpen: boolean;
}

const initialState: PageState = { heading: null, drawerOpen: false };

/** What the area in view passes to the layout around it. */
export const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    headingChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.heading = payload;
    },
    drawerToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.drawerOpen = payload;
    },
  },
});

export const { headingChanged, drawerToggled } = pageSlice.actions;

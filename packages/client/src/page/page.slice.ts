import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PageState {
  /** Shown in the middle of the top bar, for example the course's name. */
  readonly heading: string | null;
  readonly drawerOpen: boolean;
  /** The page takes the whole window: the foot of the site is in the menu. */
  readonly fillsWindow: boolean;
  /** The site has newer versions of its areas than this document: the next page is loaded as a document. */
  readonly isOutdated: boolean;
}

const initialState: PageState = {
  heading: null,
  drawerOpen: false,
  fillsWindow: false,
  isOutdated: false,
};

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
    windowFilled: (state, { payload }: PayloadAction<boolean>) => {
      state.fillsWindow = payload;
    },
    siteRenewed: state => {
      state.isOutdated = true;
    },
  },
});

export const { headingChanged, drawerToggled, siteRenewed, windowFilled } = pageSlice.actions;

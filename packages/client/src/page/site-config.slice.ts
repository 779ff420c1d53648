import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What operators set for the whole site. Missing values hide what needs them. */
export interface SiteConfig {
  readonly voteUrl: string | null;
  readonly supportEmail: string | null;
  /** Log-in with Google can be used. */
  readonly google: boolean;
  /** Mails are written down instead of sent; the page `outbox` shows them. */
  readonly outbox: boolean;
  /** Mails are sent. */
  readonly mail: boolean;
  /** Tips may come from a language model. */
  readonly model: boolean;
  /** It has been read: until then it says nothing of the site. */
  readonly isKnown: boolean;
}

interface SiteConfigState {
  readonly isAsked: boolean;
  readonly config: SiteConfig;
}

const NOTHING: SiteConfig = {
  voteUrl: null,
  supportEmail: null,
  google: false,
  outbox: false,
  mail: false,
  model: false,
  isKnown: false,
};

const initialState: SiteConfigState = { isAsked: false, config: NOTHING };

/** The site's configuration; it outlives sessions. */
export const siteConfigSlice = createSlice({
  name: 'siteConfig',
  initialState,
  reducers: {
    asked: state => {
      state.isAsked = true;
    },
    failed: state => {
      state.isAsked = false;
    },
    read: (state, { payload }: PayloadAction<Partial<SiteConfig>>) => {
      state.config = { ...NOTHING, ...payload, isKnown: true };
    },
  },
});

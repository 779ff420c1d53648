import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What operators configure for the whole site. A missing value hides what depends on it. */
export interface SiteConfig {
  readonly voteUrl: string | null;
  readonly supportEmail: string | null;
  /** Google can be used to log in. */
  readonly google: boolean;
  /** Mails are stored instead of sent; the page `outbox` shows them. */
  readonly outbox: boolean;
  /** Mails are sent. */
  readonly mail: boolean;
  /** Parts of the site are loaded from another origin. */
  readonly cdn: boolean;
  /** Tips may come from a language model. */
  readonly model: boolean;
  /** The configuration was read: until then nothing is known about the site. */
  readonly isKnown: boolean;
}

export interface SiteConfigState {
  readonly isAsked: boolean;
  readonly config: SiteConfig;
}

const NOTHING: SiteConfig = {
  voteUrl: null,
  supportEmail: null,
  google: false,
  outbox: false,
  mail: false,
  cdn: false,
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

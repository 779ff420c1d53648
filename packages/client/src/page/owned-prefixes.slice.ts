import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Path prefixes (without language) that some area owns, as /remotes.json lists them. */
export const ownedPrefixesSlice = createSlice({
  name: 'ownedPrefixes',
  initialState: [] as readonly string[],
  reducers: { ownedPrefixesRead: (_state, { payload }: PayloadAction<readonly string[]>) => payload },
});

export const { ownedPrefixesRead } = ownedPrefixesSlice.actions;

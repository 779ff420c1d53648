import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** First path segments (without language) whose documents need shared memory, as /remotes.json lists them. */
export const isolatedPrefixesSlice = createSlice({
  name: 'isolatedPrefixes',
  initialState: [] as readonly string[],
  reducers: { isolatedPrefixesRead: (_state, { payload }: PayloadAction<readonly string[]>) => payload },
});

export const { isolatedPrefixesRead } = isolatedPrefixesSlice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RemoteEntry } from '../remote/remote-entry.types.ts';

/** What pages know about the areas of the site. */
type Area = Pick<RemoteEntry, 'prefixes' | 'isolatedOn' | 'menu' | 'accountMenu'>;

/** The areas that /remotes.json lists; none until it has been read. */
export const areasSlice = createSlice({
  name: 'areas',
  initialState: [] as readonly Area[],
  reducers: { areasRead: (_state, { payload }: PayloadAction<readonly Area[]>) => payload },
});

export const { areasRead } = areasSlice.actions;

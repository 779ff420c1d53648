import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface StreamState {
  /** When the page last heard of the server, in milliseconds since 1970, if it hears nothing now; null while it does. */
  readonly cutSince: number | null;
}

const initialState: StreamState = { cutSince: null };

/** Whether the server can tell this page what others change. */
export const streamSlice = createSlice({
  name: 'stream',
  initialState,
  reducers: {
    streamCut: ({ cutSince }, { payload }: PayloadAction<number>): StreamState => ({
      cutSince: cutSince ?? payload,
    }),
    streamBack: (): StreamState => initialState,
  },
});

export const { streamCut, streamBack } = streamSlice.actions;

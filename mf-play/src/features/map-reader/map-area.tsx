import { latePart } from '@burrow/client';
import { loadTimelineTexts } from '../../locales/texts.ts';

/** The map in words; it is loaded separately. */
export const MapArea = latePart(
  async () => (await Promise.all([import('./map-reader.tsx'), loadTimelineTexts()]))[0].MapReader,
);

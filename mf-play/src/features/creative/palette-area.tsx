import { latePart } from '@burrow/client';

/** The palette; only the creative level loads it. */
export const PaletteArea = latePart(async () => (await import('./palette-bar.tsx')).PaletteBar);

import { latePart } from '../../components/late-part.tsx';

/** The palette; only the creative level brings it. */
export const PaletteArea = latePart(async () => (await import('./palette-bar.tsx')).PaletteBar);

export { PaletteArea } from './palette-area.tsx';
export { usePalette, type Palette } from './use-palette.ts';

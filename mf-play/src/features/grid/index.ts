export { errorTile } from './error-tile.rules.ts';
export { GridButton } from './grid-button.tsx';
export { GridProvider, useGrid } from './grid.context.tsx';
export { MapOverlay } from './map-overlay.tsx';
export { useTile } from './use-tile.ts';

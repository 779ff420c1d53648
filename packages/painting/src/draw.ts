export { ANIMAL_URLS, animalOf } from './animals.ts';
export { ATLASES } from './atlases.ts';
export { drawStrokes } from './draw-strokes.ts';
export { TILESETS } from './tilesets.ts';
export { useStrokes } from './use-strokes.ts';

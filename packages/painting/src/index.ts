export { headingOf, type Heading } from './heading.rules.ts';
export { itemFrame, type Frame } from './item-frame.rules.ts';
export { LAYER_DEPTH } from './layer-depth.ts';
export {
  paintLevel,
  strokesFrom,
  type AnimalLook,
  type Atlases,
  type Box,
  type SheetName,
  type Shown,
  type Stroke,
} from './paint.rules.ts';
export { tilesetName } from './tileset-name.ts';

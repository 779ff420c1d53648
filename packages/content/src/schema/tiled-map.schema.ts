import { TILE_LAYERS } from '@burrow/contracts';
import { z } from 'zod';

const LAYER_BASE = {
  id: z.int().min(1),
  opacity: z.number().min(0).max(1),
  visible: z.boolean(),
  x: z.literal(0),
  y: z.literal(0),
  offsetx: z.literal(0).optional(),
  offsety: z.literal(0).optional(),
};

const TileLayerSchema = z.object({
  ...LAYER_BASE,
  type: z.literal('tilelayer'),
  name: z.enum(TILE_LAYERS),
  width: z.int().min(1),
  height: z.int().min(1),
  encoding: z.literal('csv').optional(),
  data: z.array(z.int().min(0)),
});

const noShape = z.never({ error: 'an object of collisions must be a plain rectangle' }).optional();

const ObjectSchema = z.object({
  id: z.int().min(1),
  name: z.string(),
  type: z.string().optional(),
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
  rotation: z.literal(0),
  visible: z.boolean(),
  ellipse: noShape,
  capsule: noShape,
  point: noShape,
  polygon: noShape,
  polyline: noShape,
  text: noShape,
  gid: noShape,
});

const ObjectLayerSchema = z.object({
  ...LAYER_BASE,
  type: z.literal('objectgroup'),
  name: z.literal('collisions'),
  draworder: z.enum(['topdown', 'index']),
  objects: z.array(ObjectSchema),
});

/**
 * The part of Tiled's JSON map format (1.8 to 1.10) that levels use: orthogonal, finite, 16 pixels per tile, arrays of
 * tile numbers without flips, external tilesets, and one object group of rectangles named `collisions`.
 */
export const TiledMapSchema = z.object({
  type: z.literal('map'),
  version: z.enum(['1.8', '1.9', '1.10']),
  tiledversion: z.string().regex(/^1\.([89]|1\d)\b/),
  orientation: z.literal('orthogonal'),
  renderorder: z.literal('right-down'),
  infinite: z.literal(false),
  compressionlevel: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  tilewidth: z.literal(16),
  tileheight: z.literal(16),
  nextlayerid: z.int().min(1),
  nextobjectid: z.int().min(1),
  tilesets: z
    .array(z.object({ firstgid: z.int().min(1), source: z.string().regex(/\/[a-z-]+\.tsj$/) }))
    .min(1),
  layers: z.array(z.discriminatedUnion('type', [TileLayerSchema, ObjectLayerSchema])),
});

export type TiledMap = z.infer<typeof TiledMapSchema>;
export type TiledLayer = TiledMap['layers'][number];

import type { Material } from './materials.ts';
import type { View } from './pose.ts';

export type Skull = 'round' | 'wide' | 'horse' | 'boar';
export type Ear =
  | 'none'
  | 'long'
  | 'pointed'
  | 'small'
  | 'round'
  | 'large'
  | 'hanging'
  | 'folded'
  | 'sideways'
  | 'at-side'
  | 'tuft'
  | 'horned';
export type Tail = 'none' | 'puff' | 'nub' | 'thin' | 'tuft' | 'brush' | 'ring' | 'spike' | 'curl';
export type Crest = 'comb' | 'horns' | 'unicorn' | 'bristles' | 'mane';
export type EyeKind = 'dot' | 'light' | 'frog' | 'owl';

/** Palette keys painted over the head, inside its outline. */
export interface Decal {
  x: number;
  y: number;
  rows: string;
}

/** Decals of one feature for each view that shows it. */
export type Mark = Partial<Record<View, readonly Decal[]>>;

/** One animal as parameters of the template. */
export interface Species {
  fur: Material;
  skull?: Skull;
  /** How far the face juts out in the side view, in pixels. */
  snout?: 0 | 1 | 2;
  ear?: Ear;
  earMaterial?: Material;
  /** Palette key of the inside of the ear. */
  earInner?: string;
  earTip?: string;
  tail?: Tail;
  tailMaterial?: Material;
  tailTip?: Material;
  body?: Material;
  arms?: Material;
  feet?: Material;
  belly?: Material;
  /** Dungarees, or a scarf, or nothing. */
  wear?: Material;
  scarf?: Material;
  /** Wings and thin legs in place of arms and feet. */
  bird?: boolean;
  /** Fur around the face. */
  ruff?: Material;
  crests?: readonly Crest[];
  crestMaterial?: Material;
  beak?: boolean;
  eyes?: EyeKind;
  /** Distance of the eyes from the side of the frame in the front view; 4 when not given. */
  eyeInset?: number;
  marks: readonly Mark[];
}

import type { Composition } from '../composition.types.ts';
import { introLevel1 } from './intro-level1.ts';
import { introLevel2 } from './intro-level2.ts';
import { introLevel3 } from './intro-level3.ts';
import { introLevel4 } from './intro-level4.ts';

/** One for each map that is composed rather than drawn in Tiled. */
export const COMPOSITIONS: readonly Composition[] = [introLevel1, introLevel2, introLevel3, introLevel4];

import type { Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { World, WorldState } from '@burrow/world';
import { useCallback } from 'react';
import { useAnimal } from '../quiz/use-animal.ts';
import { tileWords } from './tile-words.rules.ts';

/** Returns what is on a tile, in the page's language. */
export function useTileWords(world: World, state: WorldState): (tile: Position) => string {
  const { t } = useTranslation('quiz');
  const { name } = useAnimal();
  return useCallback(tile => tileWords(world, state, tile, t, name), [name, state, t, world]);
}

import { expect, test } from '@jest/globals';
import { errorTile } from './error-tile.rules.ts';

test.each([
  [{ params: { column: 3, row: 0 } }, [3, 0]],
  [{ params: { column: 3 } }, null],
  [{ params: { row: 4 } }, null],
  [{ params: { column: '3', row: 4 } }, null],
  [{ params: {} }, null],
  [null, null],
])('%j is about the tile %j', (error, tile) => expect(errorTile(error)).toEqual(tile));

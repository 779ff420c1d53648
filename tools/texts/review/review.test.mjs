// What was translated back is what the seed draws, and is there as it was judged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueOf } from '../catalogue/catalogue.mjs';
import { begunLanguages } from '../coverage.mjs';
import { DRAWN, drawnIds, stillDrawn } from './draw.rules.mjs';
import { changedRows, drawable, readReview, seedOf } from './review.mjs';

const JUDGEMENTS = ['same', 'loses something', 'differs'];

/** New texts take places in the draw, and texts are changed: a language that has moved on is read again. */
const MOST_CHANGED = 0.2;

test('a seed draws the same texts whatever their order, and one text more moves one of them', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `play:text${index}`);
  const drawn = drawnIds(ids, 'burrow xx', 100);
  assert.equal(new Set(drawn).size, 100);
  assert.deepEqual(drawnIds(ids.toReversed(), 'burrow xx', 100), drawn);
  assert.notDeepEqual(drawnIds(ids, 'burrow yy', 100), drawn);
  assert.ok(stillDrawn(drawn, [...ids, 'play:new'], 'burrow xx') >= 99);
});

for (const code of begunLanguages()) {
  const catalogue = catalogueOf(code);
  const review = readReview(catalogue);
  if (!review) continue;
  test(`${code}: the texts of the review are those that its seed draws`, () => {
    const ids = drawable(catalogue).map(({ id }) => id);
    const reviewed = review.rows.map(({ id }) => id);
    assert.equal(reviewed.length, DRAWN);
    assert.equal(review.seed, seedOf(code));
    assert.ok(stillDrawn(reviewed, ids, review.seed) >= DRAWN * (1 - MOST_CHANGED));
  });

  test(`${code}: they are as they were judged, and what differed was mended`, () => {
    const changed = changedRows(catalogue, review.rows).map(({ id }) => id);
    assert.ok(changed.length <= DRAWN * MOST_CHANGED, changed.join('\n'));
    for (const { id, back, judgement, before, after } of review.rows) {
      assert.ok(back.length > 0 && JUDGEMENTS.includes(judgement), id);
      if (judgement === 'differs') assert.ok(after !== undefined && after !== before, `${id} was not mended`);
    }
  });
}

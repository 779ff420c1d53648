import { expect, test } from '@jest/globals';
import * as extra from './extra.ts';
import * as core from './index.ts';

// Remotes that were built against an older version rely on these names: removing one needs a new minor version.
test('the core entry offers these parts', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'Button', 'DelayedSkeleton', 'Drawer', 'Icon', 'MessagePanel', 'Modal', 'Note', 'Panel', 'PixelSquare', 'Popover',
    'Portrait', 'Tooltip', 'UiProvider',
  ]); // prettier-ignore
});

test('the extra entry offers these parts', () => {
  expect(Object.keys(extra).toSorted()).toEqual(['Collapse', 'Progress', 'Segmented', 'Switch']);
});

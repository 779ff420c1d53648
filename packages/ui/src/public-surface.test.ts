import { expect, test } from '@jest/globals';
import * as extra from './extra.ts';
import * as core from './index.ts';
import * as office from './office.ts';
import * as table from './table.ts';

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

test('the entries for pages of adults offer these parts', () => {
  expect(Object.keys(office)).toEqual(['Dropdown']);
  expect(Object.keys(table)).toEqual(['Table']);
});

import { expect, test } from '@jest/globals';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { render } from '@testing-library/react';
import { ICON_SOURCES } from './icon-names.ts';
import { Icon } from './icon.tsx';
import bodies from './icons.json' with { type: 'json' };

test('the stored icons are Phosphor’s, each of those in use', () => {
  const icons: Record<string, { body: string } | undefined> = phosphor.icons;
  const expected = Object.entries(ICON_SOURCES).map(([name, source]) => [name, icons[source]?.body]);
  expect(bodies).toEqual(Object.fromEntries(expected));
});

test('an icon is decoration: it is not read aloud and not focused', () => {
  const { container } = render(<Icon name="run" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('an arrow is marked to be mirrored in pages that run from right to left', () => {
  const { container } = render(<Icon name="back" mirrored />);
  expect(container.querySelector('.icon--mirrored')).not.toBeNull();
});

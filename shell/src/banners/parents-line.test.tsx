import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { ParentsLine } from './parents-line.tsx';

beforeAll(async () => {
  await startI18n('en');
  await addTexts('shell', shellTexts);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const note = () => screen.queryByRole('complementary', { name: 'About Burrow' });

test('a visitor on the start page reads what this is, and closes it once and for all', async () => {
  renderShell(<ParentsLine />);
  expect(note()?.textContent).toContain('children from 7 to 16');
  expect(screen.getByRole('link', { name: 'For parents' }).getAttribute('href')).toBe('/en/parents');
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  expect(note()).toBeNull();
  cleanup();
  renderShell(<ParentsLine />);
  expect(note()).toBeNull();
});

test('it is not on other pages', () => {
  renderShell(<ParentsLine />, { path: '/en/play/python/intro-level2' });
  expect(note()).toBeNull();
});

import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DesignExercise } from '@burrow/contracts';
import { startI18n } from '@burrow/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadExerciseTexts } from '../locales/exercise-texts.ts';
import { type Chosen, settingOf, shownChoice } from './setting.rules.ts';
import { SettingChooser } from './setting-chooser.tsx';

const TASK: DesignExercise = {
  kind: 'design',
  choices: [
    { name: 'beds', values: [2, 3, 4], shown: 1 },
    { name: 'crop', values: ['corn', 'beet'], shown: 0 },
  ],
};

/** Chooses as the play page does, and says which setting is chosen. */
function Design({ disabled = false }: { readonly disabled?: boolean }) {
  const [chosen, choose] = useState<Chosen>(shownChoice(TASK));
  return (
    <>
      <SettingChooser task={TASK} chosen={chosen} onChoose={choose} disabled={disabled} />
      <output>{settingOf(TASK, chosen)}</output>
    </>
  );
}

const beds = () => screen.getByRole('spinbutton', { name: 'Value of beds' });
const value = () => beds().getAttribute('aria-valuenow');
const setting = () => screen.getByRole('status').textContent;

// user-event needs it to move within a group; jsdom lacks it.
beforeAll(async () => {
  Object.assign(globalThis, { CSS: { escape: String } });
  await startI18n('en');
  await loadExerciseTexts();
});
afterEach(cleanup);

test('a number goes up and down by its buttons, no further than its values', async () => {
  render(<Design />);
  const more = screen.getByRole('button', { name: 'More for beds' });
  await userEvent.click(more);
  expect(value()).toBe('4');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(more);
  expect(value()).toBe('4');
  const seen: unknown[] = [];
  for (let press = 0; press < 3; press++) {
    await userEvent.click(screen.getByRole('button', { name: 'Less for beds' }));
    seen.push(value());
  }
  expect(seen).toEqual(['3', '2', '2']);
});

test('a number is changed by keys where it stands; Tab passes its buttons by', async () => {
  render(<Design />);
  await userEvent.tab();
  expect(document.activeElement).toBe(beds());
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe('4');
  await userEvent.keyboard('{Home}');
  expect(value()).toBe('2');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '"corn"' }));
});

test('other values are chosen from a list, written as Python writes them', async () => {
  render(<Design />);
  expect(setting()).toBe('0');
  await userEvent.click(screen.getByRole('radio', { name: '"beet"' }));
  expect(setting()).toBe('3');
});

test('while a program runs nothing can be changed', async () => {
  render(<Design disabled />);
  await userEvent.click(screen.getByRole('button', { name: 'More for beds' }));
  await userEvent.click(screen.getByRole('radio', { name: '"beet"' }));
  expect([value(), setting()]).toEqual(['3', '0']);
});

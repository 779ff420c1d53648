import { coursePart } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { loadWorld, startState } from '@burrow/world';
import userEvent from '@testing-library/user-event';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { Visitor } from '../../testing/visitor.ts';
import { LevelCompleteDialog } from './level-complete.dialog.tsx';

startServer();

function show(slug: string, code: string): string[] {
  const visitor = new Visitor();
  const level = visitor.level(slug);
  const course = visitor.course('python');
  if (!level || !course) throw new Error(`${slug} was not recorded`);
  const told: string[] = [];
  const dialog = (
    <LevelCompleteDialog
      open
      onClose={() => told.push('close')}
      onCertificate={() => told.push('certificate')}
      onWatch={() => told.push('watch')}
      onPlayAgain={() => told.push('again')}
      completion="level"
      variantsMet={0}
      level={{ ...level, maxLinesOfCode: 6 }}
      course={coursePart(course, { level: slug })}
      code={code}
      final={startState(loadWorld(level))}
    />
  );
  renderPlay([{ path: 'x', element: dialog }], 'x');
  return told;
}

test('the stars say what the program did, and its lines are those that count', async () => {
  show('intro-level1', '# two lines\nplayer.move_forward(2)\n\nplayer.collect("carrot")\n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Level complete' }));
  const [stars] = dialog.getAllByRole('list');
  expect(
    within(stars!)
      .getAllByRole('listitem')
      .map(item => item.textContent?.trim()),
  ).toEqual(['All goals met', 'Short program: 2 of 6 lines']);
});

test('the run can be watched again, and the level played again', async () => {
  const told = show('intro-level1', '');
  await userEvent.click(await screen.findByRole('button', { name: 'Watch again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(told).toEqual(['watch', 'again']);
});

test('in the list of levels this one is complete, even if the course does not say so yet', async () => {
  show('intro-level1', '');
  const levels = within(await screen.findByRole('list', { name: 'Levels in Variables and Types' }));
  const here = levels.getByRole('link', { current: 'page' });
  expect(here.getAttribute('aria-label')).toBe('Level 1: Breakfast, completed');
  expect(document.activeElement?.textContent).toContain('Next level');
});

test('what was collected is in the bag, and the next level says what it is about', async () => {
  show('intro-level1', '');
  const dialog = within(await screen.findByRole('dialog', { name: 'Level complete' }));
  const bag = within(dialog.getByRole('list', { name: 'In the bag' }));
  expect(bag.getAllByRole('listitem').map(item => item.textContent)).toEqual(['carrots×2']);
  const next = dialog.getByText('Out of the gate').closest('div');
  expect(next?.textContent).toBe('NextOut of the gateTurn, and put your lines in order');
  expect(next?.querySelector('img')).toBeTruthy();
});

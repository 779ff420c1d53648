import { coursePart } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import { CertificateDialog } from './certificate.dialog.tsx';

const server = startServer();

function show(completed: number, quiz = false, owned: readonly string[] = []): void {
  const visitor = new Visitor();
  for (let number = 1; number <= completed; number += 1) visitor.complete(`intro-level${number}`);
  const recorded = visitor.course('python');
  if (!recorded) throw new Error('The course was not recorded');
  const chapters = recorded.chapters.map(chapter => ({ ...chapter, quiz_exists: quiz }));
  const course = coursePart({ ...recorded, chapters });
  const page = <CertificateDialog open onClose={() => undefined} course={course} portrait="/fox.png" />;
  renderPlay([{ path: 'x', element: page }], 'x', { owned });
}

const needs = async () => {
  await screen.findByRole('dialog', { name: 'Your certificate' });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
};

test('a visitor sees their progress, and what a certificate requires', async () => {
  show(3, true);
  expect(await needs()).toEqual([
    'All levels complete: 3 of 4',
    'All quizzes passed: 0 of 1',
    'An account, so that the certificate can have your name on it',
  ]);
  expect(
    screen
      .getByRole('progressbar', { name: 'Progress towards the certificate' })
      .getAttribute('aria-valuenow'),
  ).toBe('60');
});

test('a student who has done everything is told so, with a link to the certificates', async () => {
  server.use(enterAs(USERS['student of a parent']));
  show(4, false, ['certificates']);
  expect(await screen.findByText('You have done everything you need for it.')).toBeTruthy();
  expect(await screen.findByText('sunny.otter')).toBeTruthy();
  const { student_id } = USERS['student of a parent'];
  const link = screen.getByRole('link', { name: 'My certificates' });
  expect(link.getAttribute('href')).toBe(`/en/certificates/${student_id}`);
  expect(await needs()).toEqual([
    'All levels complete: 4 of 4, done',
    'An account, so that the certificate can have your name on it, done',
  ]);
});

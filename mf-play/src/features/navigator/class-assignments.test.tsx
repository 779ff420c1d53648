import { answer } from '@burrow/remote-testing/answers';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { ClassAssignments } from './class-assignments.tsx';

const server = startServer();
const ASSIGNMENT = {
  id: '00000000-0000-4000-8000-000000000001', course_id: 'python', level_slugs: ['intro-level1', 'intro-level2'], note: 'Before the trip',
  due_at: '2126-11-27T12:00:00.000Z', created_at: '2026-11-20T12:00:00.000Z', state: 'open' as const,
  levels: [{ slug: 'intro-level1', name: 'Breakfast', completed: true }, { slug: 'intro-level2', name: 'Out of the gate', completed: false }],
}; // prettier-ignore

const show = () => renderPlay([{ path: '*', element: <ClassAssignments /> }], 'play/python/intro-level1');

test('a student sees what the class is to do, and until when', async () => {
  server.use(
    enterAs(USERS['student of a school']),
    answer('listOwnAssignments', () => ({ assignments: [ASSIGNMENT] })),
  );
  show();
  const work = within(await screen.findByRole('region', { name: 'For your class' }));
  expect(work.getByText('Until November 27, 2126')).toBeTruthy();
  expect(work.getByText('Before the trip')).toBeTruthy();
  expect(work.getByRole('link', { name: /Out of the gate/ }).getAttribute('href')).toBe(
    '/en/play/python/intro-level2',
  );
  expect(work.getByRole('link', { name: 'Breakfast , completed' })).toBeTruthy();
});

test('a family is not asked for class work', async () => {
  const asked: string[] = [];
  server.use(
    enterAs(USERS['student of a parent']),
    answer('listOwnAssignments', () => {
      asked.push('class work');
      return HttpResponse.json({ assignments: [] });
    }),
  );
  show();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(asked).toEqual([]);
});

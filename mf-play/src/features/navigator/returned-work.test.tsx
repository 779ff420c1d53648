import { answer } from '@burrow/remote-testing/answers';
import type { HandedInState, OwnFeedback } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { ReturnedWork } from './returned-work.tsx';

const server = startServer();

type FeedbackOnLevel = OwnFeedback['levels'][number];

const remark = (at: string, read_at: string | null): FeedbackOnLevel['remarks'][number] => ({
  id: crypto.randomUUID(),
  about: 'work',
  line: null,
  verdict: 'accepted',
  text: 'Well done.',
  created_at: at,
  read_at,
});
const level = (
  level_slug: string,
  name: string,
  state: HandedInState,
  remarks: FeedbackOnLevel['remarks'],
): FeedbackOnLevel => ({
  course_id: 'python',
  level_slug,
  name,
  remarks,
  handed_in: { state, handed_in_at: '2026-11-20T12:00:00.000Z', returned_at: null },
});

test('a student sees which work came back, what is new first', async () => {
  const levels = [
    level('intro-level1', 'Breakfast', 'accepted', [remark('2026-11-22T12:00:00.000Z', '2026-11-22T13:00:00.000Z')]),
    level('intro-level2', 'Out of the gate', 'look-again', [remark('2026-11-21T12:00:00.000Z', null)]),
    level('intro-level3', 'At the pond', 'handed-in', []),
  ]; // prettier-ignore
  server.use(
    enterAs(USERS['student of a school']),
    answer('getOwnFeedback', () => ({ levels })),
  );
  renderPlay([{ path: '*', element: <ReturnedWork /> }], 'play/python/intro-level1');
  const back = within(await screen.findByRole('region', { name: 'From your teacher' }));
  expect(back.getByRole('heading').textContent).toBe('From your teacher 1 new');
  const links = back.getAllByRole('link');
  expect(links.map(link => link.textContent)).toEqual([
    'Out of the gateLook again1 new',
    'BreakfastAccepted',
  ]);
  expect(links[0]?.getAttribute('href')).toBe('/en/play/python/intro-level2');
});

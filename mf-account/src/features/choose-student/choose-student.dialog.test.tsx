import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { STUDENTS } from '../../testing/family.ts';
import { openDialog } from '../../testing/open-dialog.tsx';
import { PARENT } from '../../testing/platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { startPlatform } from '../../testing/render-account.tsx';
import { watchDocuments } from '@burrow/client/testing/jest';

const { platform, server } = startPlatform();
const loaded = watchDocuments();
const open = (next?: string) =>
  openDialog({ name: 'choose-student', props: next === undefined ? {} : { next } });

test('a choice leads to where the student last played', async () => {
  platform().logIn(PARENT.user);
  const store = await open();
  await userEvent.click(await screen.findByRole('button', { name: /sunny\.otter/ }));
  await waitFor(() => expect(loaded()).toEqual(['/en/play/python/intro-level2']));
  expect(store.getState().modal.current).toBeNull();
  expect(platform().user?.student_details?.username).toBe('sunny.otter');
});

test('choosing a student who has not played yet stays on the page', async () => {
  platform().logIn(PARENT.user);
  const store = await open();
  await userEvent.click(await screen.findByRole('button', { name: /brave-panda/ }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('brave-panda is learning now.'));
  expect(loaded()).toEqual([]);
});

test('somebody who was on the way to a page goes there', async () => {
  platform().logIn(PARENT.user);
  await open('play/python/intro-level7');
  await userEvent.click(await screen.findByRole('button', { name: /sunny\.otter/ }));
  await waitFor(() => expect(loaded()).toEqual(['/en/play/python/intro-level7']));
});

test('arrow keys move through students, and to the way to add one', async () => {
  platform().logIn(PARENT.user);
  await open();
  const first = await screen.findByRole('button', { name: /sunny\.otter/ });
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Add a student' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
});

test('a family without students is shown the way to add one', async () => {
  platform().logIn(PARENT.user);
  server.use(answer('listStudents', () => ({ students: [] })));
  await open();
  const link = await screen.findByRole('link', { name: 'Add a student' });
  expect(link.getAttribute('href')).toBe('/en/profile/students/add');
});

test('a choice that failed says that nothing has changed', async () => {
  platform().logIn(PARENT.user);
  server.use(answer('chooseStudent', () => refusal('request/unexpected')));
  const store = await open();
  await userEvent.click(await screen.findByRole('button', { name: /sunny\.otter/ }));
  await waitFor(() => expect(store.getState().snackbar.current?.severity).toBe('error'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

describe('a teacher', () => {
  const SCHOOL = '0c9f5a5a-5b9e-4a57-8a55-7d1b51b7e0aa';
  const TEACHER = { ...PARENT.user, organization_id: SCHOOL, user_details: { user_type: 1 } } as const;
  const zoe = {
    ...STUDENTS[0]!,
    student_id: STUDENTS[0]!.id,
    full_name: 'Zoë',
    first_name: 'Zoë',
    last_name: null,
    username: 'zoe',
    class_name: '4a',
    class_id: crypto.randomUUID(),
    joined_at: '2026-09-01T08:00:00.000Z',
  };

  beforeEach(() => {
    platform().logIn({ ...TEACHER });
    server.use(
      answer('listSchoolStudents', ({ request }) => {
        const words = new URL(request.url).searchParams.get('search') ?? '';
        const students = [zoe].filter(({ username }) => username.includes(words));
        return HttpResponse.json({ students, total: students.length });
      }),
    );
  });

  test('finds a student of their classes, and goes to where they last played', async () => {
    await open();
    const search = await screen.findByRole('searchbox', { name: 'Search students' });
    expect(document.activeElement).toBe(search);
    await userEvent.type(search, 'nobody');
    expect(await screen.findByText(/None of your students/)).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.click(await screen.findByRole('button', { name: /Zoë.*zoe · 4a/ }));
    await waitFor(() => expect(loaded()).toEqual(['/en/play/python/intro-level2']));
  });

  test('who has chosen a student leaves them to try it alone', async () => {
    platform().logIn({ ...TEACHER, student_id: zoe.student_id });
    let left = false;
    server.use(answer('leaveStudent', () => ({ done: (left = true) })));
    const store = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try it myself' }));
    await waitFor(() => expect(store.getState().snackbar.current?.text).toMatch(/Nothing is recorded/));
    expect(left).toBe(true);
  });
});

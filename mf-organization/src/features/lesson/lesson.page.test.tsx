import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server } = startSchool();

async function openLesson() {
  renderOrganization(server, `organization/classes/${CLASSES[0]!.id}/lesson`, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Open the lesson' }));
  const rows = within(await screen.findByRole('list', { name: 'The class' }));
  await rows.findByText('Has not come yet');
  return rows;
}

test('a teacher sees who is stuck and for how long before who is missing, and how many are here', async () => {
  const rows = await openLesson();
  const [stuck, missing] = rows.getAllByRole('listitem');
  expect(stuck?.textContent).toMatch(/Maya LindFor 7 minutes · 5 failed runs · Around the pondStuck/);
  expect(missing?.textContent).toContain('Missing');
  expect(screen.getByText(/^Here: 1 of \d+$/)).toBeTruthy();
});

test('what somebody is stuck on is told with the map and the program', async () => {
  await openLesson();
  const causes = screen.getByRole('region', { name: 'What they are stuck on' });
  expect(causes.textContent).toContain(
    'Maya LindThey walk into something that is in the way. This is on another map of “Around the pond”.',
  );
  await userEvent.click(within(causes).getByRole('button', { name: 'Show the program' }));
  expect(within(causes).getByText('player.move_forward(3)')).toBeTruthy();
});

test('once the lesson is ended nothing of it is shown', async () => {
  await openLesson();
  await userEvent.click(screen.getByRole('button', { name: 'End the lesson' }));
  expect(await screen.findByText('No lesson is open.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'The class' })).toBeNull();
});

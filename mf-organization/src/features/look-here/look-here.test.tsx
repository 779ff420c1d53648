import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server } = startSchool();

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test('in a lesson everybody is called to an unlocked level, or the game pauses', async () => {
  renderOrganization(server, `organization/classes/${CLASSES[0]!.id}/lesson`, TEACHER);
  await press('Open the lesson');
  const levels = await screen.findByLabelText('Level');
  await screen.findByRole('option', { name: 'Around the pond' });
  expect([...levels.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Variables and Types']);
  await userEvent.selectOptions(levels, 'Around the pond');
  await press('Bring everybody here');
  expect(
    await screen.findByText('Everybody is called to “Around the pond”. Already here: 1 of 2.'),
  ).toBeTruthy();
  await press('Stop calling');
  await press('Pause the game');
  expect(await screen.findByText('The game is paused. Seen by 1 of 2.')).toBeTruthy();
  await press('Go on with the game');
  expect(await screen.findByRole('button', { name: 'Pause the game' })).toBeTruthy();
});

import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES } from '../../testing/school.ts';

const { server } = startSchool();

test('the work of a class that was just made is shown once learning has heard of it', async () => {
  let refused = 0;
  const once = () => {
    refused += 1;
    return refusal('auth/forbidden');
  };
  server.use(answer('listClassAssignments', once, { once: true }));
  renderOrganization(server, `organization/classes/${CLASSES[0]!.id}`, ADMIN);
  expect(await screen.findByRole('button', { name: 'Assign levels' })).toBeTruthy();
  expect(refused).toBe(1);
  expect(screen.queryByText('The work did not load')).toBeNull();
});

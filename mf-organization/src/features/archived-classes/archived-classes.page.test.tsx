import { answer } from '@burrow/remote-testing/answers';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES } from '../../testing/school.ts';

const { server } = startSchool();

test('an administrator takes a class out of the archive', async () => {
  let classes = [{ id: CLASSES[0]!.id, name: '3a', archived_at: '2026-07-20T09:30:00.000Z' }];
  server.use(
    answer('listArchivedClasses', () => ({ classes, total: classes.length })),
    answer('restoreClass', () => {
      classes = [];
      return HttpResponse.json(CLASSES[0]);
    }),
  );
  renderOrganization(server, 'organization/classes/archived', ADMIN);
  expect(await screen.findByText('July 20, 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Restore 3a' }));
  expect(await screen.findByText(/^No class has been archived yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the classes' }).getAttribute('href')).toBe(
    '/en/organization/classes',
  );
});

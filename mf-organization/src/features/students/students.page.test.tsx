import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES } from '../../testing/school.ts';

const { server, school } = startSchool();

test('students are shown of all classes, or of the one that is chosen', async () => {
  school().students[1] = { ...school().students[1]!, class_id: CLASSES[1]!.id };
  renderOrganization(server, 'organization/students', ADMIN);
  expect(await screen.findByText('Maya Lind')).toBeTruthy();
  expect(screen.getByText('Students: 2')).toBeTruthy();
  await userEvent.selectOptions(await screen.findByLabelText('Class'), '6 Hazel');
  await waitFor(() => expect(screen.queryByText('Maya Lind')).toBeNull());
  expect(await screen.findByText('aiko8')).toBeTruthy();
});

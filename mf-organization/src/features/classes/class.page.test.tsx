import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const [willow] = CLASSES;

const primary = () =>
  [...document.querySelectorAll('.link-button--main, .ant-btn-primary')].map(each =>
    each.textContent?.trim(),
  );

/** A link to the same place may stand in the menu too; what looks like a button stands once. */
const buttons = () =>
  [...document.querySelectorAll('button, .link-button')].map(
    each => each.getAttribute('aria-label') ?? each.textContent?.trim(),
  );

test('a class page leads to one thing, the lesson, and has no two buttons of one name', async () => {
  renderOrganization(server, `organization/classes/${willow!.id}`, TEACHER);
  await screen.findByRole('region', { name: 'Where everyone is now' });
  await waitFor(() => expect(primary()).toEqual(['Lesson']));
  const names = buttons();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a class without students leads to adding some', async () => {
  school().students = [];
  renderOrganization(server, `organization/classes/${willow!.id}`, TEACHER);
  await screen.findByRole('link', { name: 'Add students' });
  await waitFor(() => expect(primary()).toEqual(['Add students']));
});

import { PYTHON_ERRORS, TUTOR_FINDINGS, WORLD_ERRORS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/failures/en.json' with { type: 'json' };
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server } = startSchool();

test('the same failure of many students is one row, with their programs side by side', async () => {
  renderOrganization(server, `organization/classes/${CLASSES[0]!.id}`, TEACHER);
  const panel = within(await screen.findByRole('region', { name: 'Stuck on the same thing' }));
  await panel.findByText(
    'Level: “Around the pond”. Their program works on the map shown, but not on another one.',
  );
  expect(panel.getByRole('listitem').textContent).toContain(
    '9 students · They walk into something that is in the way.',
  );
  await userEvent.click(panel.getByRole('button', { name: 'Show their programs' }));
  expect(panel.getAllByRole('figure')).toHaveLength(2);
  expect(panel.getByText('player.turn_left()').tagName).toBe('MARK');
  expect(panel.getAllByText('player.move_forward(3)')[0]?.tagName).toBe('SPAN');
});

test('one remark goes to all of them, and who has gone on is not among them', async () => {
  const store = renderOrganization(server, `organization/classes/${CLASSES[0]!.id}`, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Write to all of them' }));
  await userEvent.type(screen.getByLabelText('Remark to 9 students'), 'Look at the fence.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(store.getState().snackbar.current?.text).toBe(
      '8 students see it now. The others have gone on meanwhile.',
    ),
  );
});

test('every code with which a run can end has a plain name', () => {
  const named = Object.entries(texts.codes).flatMap(([of, names]) =>
    Object.keys(names).map(name => `${of}/${name}`),
  );
  expect(named.toSorted()).toEqual([...WORLD_ERRORS, ...PYTHON_ERRORS, ...TUTOR_FINDINGS].toSorted());
});

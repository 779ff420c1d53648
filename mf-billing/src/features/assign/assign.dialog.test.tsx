import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COURSE } from '../../testing/bought.ts';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { openDialog } from '../../testing/open-dialog.tsx';
import { PARENT } from '../../testing/shop.ts';

const { shop } = startBilling();

test('a course goes to the student who is chosen; nobody is chosen beforehand', async () => {
  shop().logIn(PARENT);
  shop().bought.purchases = [COURSE];
  openDialog({ name: 'assign-purchase', props: { courseName: 'python' } });
  const choose = await screen.findByRole('button', { name: 'Choose a student' });
  expect(choose.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'quick.fox' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give it to quick.fox' }));
  await waitFor(() => expect(shop().bought.purchases[0]?.student_id).toBe(shop().students[1]?.id));
});

test('it can wait: nothing is given, and the billing page says that it waits', async () => {
  shop().logIn(PARENT);
  shop().bought.purchases = [COURSE];
  openDialog({ name: 'assign-purchase', props: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(shop().bought.purchases[0]?.student_id).toBeNull();
  renderBilling('profile/billing');
  expect(await screen.findByText('A course that you bought waits for a student.')).toBeTruthy();
});

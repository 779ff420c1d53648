import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, PARENT, SCHOOL_STUDENT } from '../../testing/platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { watchDocuments } from '@burrow/client/testing/jest';
import { AccountMenu } from './account-menu.tsx';

const { platform, server } = startPlatform();
const loaded = watchDocuments();
const routes = [{ path: '*', element: <AccountMenu /> }];

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /Account menu of/ }));
  return screen.getByRole('menu');
}

const itemNames = (menu: HTMLElement): (string | null)[] =>
  within(menu)
    .getAllByRole('menuitem')
    .map(item => item.textContent);

test('a visitor has no menu', () => {
  renderAccount('tos', routes);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a parent sees their address above their students and entries', async () => {
  platform().logIn(PARENT.user);
  renderAccount('tos', routes);
  const menu = await openMenu();
  expect(screen.getByText('parent@example.com')).toBeTruthy();
  expect(await screen.findByRole('menuitem', { name: 'brave-panda' })).toBeTruthy();
  const students = ['sunny.otter', 'brave-panda'];
  expect(itemNames(menu)).toEqual([...students, 'Choose Student', 'My Profile', 'Students', 'Log Out']);
});

test('members of an organisation see its name; a student sees no address', async () => {
  platform().logIn({
    ...SCHOOL_STUDENT.user,
    class_details: { name: '5 Willow', unlocked_chapters: [], no_skip: false, quiz: false },
  });
  renderAccount('tos', routes);
  const menu = await openMenu();
  expect(screen.getByText('Hillbrook School')).toBeTruthy();
  expect(itemNames(menu)).toEqual(['quick.fox5 Willow', 'My Profile', 'Choose Avatar', 'Log Out']);
});

test('arrow keys move in a circle, and Escape returns the focus', async () => {
  platform().logIn(ADMIN.user);
  renderAccount('tos', routes);
  const button = await screen.findByRole('button', { name: /Account menu/ });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Choose Student');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Log Out');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Choose Student');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Log Out');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the up arrow opens the menu at its end', async () => {
  platform().logIn(ADMIN.user);
  renderAccount('tos', routes);
  (await screen.findByRole('button', { name: /Account menu/ })).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Log Out');
});

test('moving on with Tab closes the menu', async () => {
  platform().logIn(ADMIN.user);
  renderAccount('tos', routes);
  await openMenu();
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('choosing a student opens the dialog', async () => {
  platform().logIn(PARENT.user);
  const store = renderAccount('tos', routes);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Choose Student' }));
  expect(store.getState().modal.current).toEqual({ name: 'choose-student', props: {} });
});

test('logging out ends the session and leads to the home page', async () => {
  platform().logIn(PARENT.user);
  renderAccount('tos', routes);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  await waitFor(() => expect(loaded()).toEqual(['/en/']));
  expect(platform().user).toBeNull();
});

test('a log-out that failed says that one is still logged in', async () => {
  platform().logIn(PARENT.user);
  server.use(answer('logout', () => refusal('request/unexpected')));
  const store = renderAccount('tos', routes);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toContain('still logged in'));
  expect(loaded()).toEqual([]);
});

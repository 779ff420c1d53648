import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../manifest.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';

startServer();

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the guide' });
const status = () => screen.getByRole('status').textContent;

test('what is typed is found at once: the number is told, the words are marked, and each result leads to its part', async () => {
  renderPlay(routes, 'guide');
  await userEvent.type(await field(), 'rhythm');
  const results = within(await screen.findByRole('region', { name: /places? found/ }));
  expect(status()).toMatch(/^\d+ places? found$/);
  const [first] = results.getAllByRole('link');
  expect(first?.textContent).toBe('Without a screen: The rhythm machine');
  expect(first?.querySelector('mark')?.textContent).toBe('rhythm');
  expect(first?.getAttribute('href')).toBe('/en/guide/loops#activity');
  expect(results.getAllByText('Loops').length).toBeGreaterThan(0);
});

test('a search is made by keyboard alone: down into the results and up again, Enter opens one, Escape ends it', async () => {
  renderPlay(routes, 'guide');
  const box = await field();
  await userEvent.type(box, 'envelope');
  await screen.findByRole('region', { name: /places found/ });
  const links = within(screen.getByRole('region', { name: /places found/ })).getAllByRole('link');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'What Burrow is' });
  expect([box.value, status()]).toEqual(['', '']);
});

test('a result opens its page without the search, at the part that was found', async () => {
  renderPlay(routes, 'guide');
  await userEvent.type(await field(), 'seventeen');
  await screen.findByRole('region', { name: /places? found/ });
  await userEvent.keyboard('{Enter}{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Chapter 2: Basic Operators' });
  expect((await field()).value).toBe('');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('nothing found is said, too', async () => {
  renderPlay(routes, 'guide');
  await userEvent.type(await field(), 'zebra crossing');
  expect(await screen.findByText('Try another word, or fewer letters.')).toBeTruthy();
  expect(status()).toBe('0 places found');
});

test('an address with a query opens what was found', async () => {
  renderPlay(routes, 'guide/help?q=cloakroom');
  expect((await field()).value).toBe('cloakroom');
  expect(await screen.findByRole('link', { name: /The cloakroom/ })).toBeTruthy();
});

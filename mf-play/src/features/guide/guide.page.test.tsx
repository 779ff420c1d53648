import { PLAYER_COMMANDS } from '@burrow/contracts';
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../manifest.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';

startServer();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the guide begins with its first page, and its contents lead to all of them', async () => {
  renderPlay(routes, 'guide');
  await heading('What Burrow is');
  expect(document.title).toContain('What Burrow is');
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const links = contents.getAllByRole('link', { hidden: true }).map(link => link.getAttribute('href'));
  expect(
    links.filter(
      href =>
        !href?.match(
          /loops|lists|classes|functions|async|generators|decorators|intro|operators|conditions|dictionaries/,
        ),
    ),
  ).toEqual([
    '/en/guide',
    ...['class-setup', 'class-hour', 'commands', 'chapters', 'assistant', 'data', 'help'].map(
      page => `/en/guide/${page}`,
    ),
  ]);
  expect(links).toHaveLength(8 + 14);
  expect(contents.getByRole('link', { current: 'page' }).textContent).toBe('What Burrow is');
});

test('below a page are links to the previous and the next one; its text links to other pages in this language', async () => {
  renderPlay(routes, 'guide');
  await heading('What Burrow is');
  const ways = within(screen.getByRole('navigation', { name: 'More of the guide' }));
  expect(ways.getAllByRole('link')).toHaveLength(1);
  const [link] = screen.getAllByRole('link', { name: 'What each chapter teaches' }).slice(-1);
  expect(link?.getAttribute('href')).toBe('/en/guide/chapters');
  await userEvent.click(ways.getByRole('link', { name: /Setting up a class/ }));
  await heading('Setting up a class');
  expect(
    within(screen.getByRole('navigation', { name: 'More of the guide' })).getAllByRole('link'),
  ).toHaveLength(2);
});

test('the chapters list every level with its word and its new commands', async () => {
  renderPlay(routes, 'guide/chapters');
  await heading('What each chapter teaches');
  expect(screen.getByRole('heading', { level: 3, name: 'Chapter 1: Variables and Types' })).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /Out of the gate/ }));
  expect(row.getByRole('link').getAttribute('href')).toBe('/en/play/python/intro-level2');
  expect(row.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'turn_right',
    'open',
    'turn_left',
  ]);
  expect(row.getByText('order')).toBeTruthy();
});

test('the commands are those of the code book', async () => {
  // jsdom decodes no pictures: those of the commands stay empty.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPlay(routes, 'guide/commands');
  await heading('Commands and the code book');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(PLAYER_COMMANDS.length);
  expect(screen.getByRole('heading', { name: /player\.plant/ })).toBeTruthy();
});

test('an unknown page says so and leads to the beginning', async () => {
  renderPlay(routes, 'guide/nothing');
  await heading('There is no such page');
  expect(screen.getByRole('link', { name: 'Go to the start of the guide' }).getAttribute('href')).toBe(
    '/en/guide',
  );
});

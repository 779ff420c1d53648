import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CERTIFICATE, CHILD, PARENT } from '../../testing/earned.ts';
import { renderEarned, startEarned } from '../../testing/render-earned.tsx';

const { earnings } = startEarned();
const OTHER = '11111111-58e4-4f0b-9a53-2d7d2a1f9c10';

test('each certificate is a link to its page, in the order of the answer, with course, date and number', async () => {
  earnings().logIn(CHILD);
  renderEarned(`certificates/${CHILD.student_id}`);
  await screen.findByRole('heading', { level: 1, name: 'My Certificates' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['The whole course', 'Chapter: Loops', 'Chapter: Generators', 'The last level']);
  const card = screen.getByRole('link', { name: 'Chapter: Loops' });
  expect(card.getAttribute('href')).toBe(`/en/certificate/${CERTIFICATE.id}`);
  const words = card.closest('article')?.textContent;
  expect(words).toContain('Beginner Python Development Course');
  expect(words).toContain('March 14, 2026');
  expect(words).toContain('7K2M3-94QXW-7K2M3-94QXW');
});

test('only one that was withdrawn says that it is no longer valid', async () => {
  earnings().logIn(PARENT);
  renderEarned('certificates/me');
  await screen.findByRole('heading', { level: 1, name: 'Certificates of maya7' });
  expect(screen.getAllByText('No longer valid')).toHaveLength(1);
});

test('without a certificate the page says what it takes', async () => {
  earnings().begin();
  earnings().logIn(CHILD);
  renderEarned('certificates/me');
  await screen.findByRole('heading', { name: 'No certificates yet' });
  expect(screen.getByText(/finish all its levels and pass its quiz/)).toBeTruthy();
});

test('a visitor reads that a certificate needs an account', async () => {
  earnings().begin();
  renderEarned('certificates/me');
  await screen.findByRole('heading', { name: 'A certificate needs an account' });
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeTruthy();
});

test('somebody else’s list is refused in words', async () => {
  earnings().logIn(CHILD);
  renderEarned(`certificates/${OTHER}`);
  expect(await screen.findByText('These certificates are not yours to see')).toBeTruthy();
});

test('an address that names nobody is said to be wrong', async () => {
  renderEarned('certificates/12');
  expect(await screen.findByText('There are no certificates at this address')).toBeTruthy();
});

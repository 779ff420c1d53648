import { answer, refusal } from '@burrow/remote-testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CERTIFICATE,
  CHILD,
  COURSE_CERTIFICATE,
  OWN_CERTIFICATE,
  PARENT,
  REVOKED_CERTIFICATE,
} from '../../testing/earned.ts';
import { renderEarned, startEarned } from '../../testing/render-earned.tsx';

const { server, earnings } = startEarned();

const sheet = async (): Promise<HTMLElement> => screen.findByRole('article');

test('whoever has the link reads that it is valid, for whom, for what, since when, and its number', async () => {
  renderEarned(`certificate/${CERTIFICATE.id}`);
  const { textContent } = await sheet();
  expect(screen.getByText('This certificate is valid')).toBeTruthy();
  for (const words of [
    'M. L.',
    'Loops',
    'from the Beginner Python Development Course',
    'repeating with for and while',
  ])
    expect(textContent).toContain(words);
  expect(textContent).toContain('March 14, 2026');
  expect(textContent).toContain('7K2M3-94QXW-7K2M3-94QXW');
  expect(screen.queryByText('The name on the certificate')).toBeNull();
});

test('that of a course lists its chapters', async () => {
  renderEarned(`certificate/${COURSE_CERTIFICATE.id}`);
  const list = within(await sheet()).getByRole('list', { name: 'What was learnt' });
  expect(within(list).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Variables', 'Operators', 'Loops', 'Lists', 'Conditions', 'Functions', 'Dictionaries', 'Classes',
  ]); // prettier-ignore
});

test('the number works as it is printed', async () => {
  renderEarned('certificate/7K2M3-94QXW-7K2M3-94QXW');
  expect((await sheet()).textContent).toContain('Loops');
});

test('one that was withdrawn says since when, and can be neither printed nor saved', async () => {
  renderEarned(`certificate/${REVOKED_CERTIFICATE.id}`);
  await screen.findByText('This certificate is no longer valid');
  expect(screen.getByText(/withdrawn on April 1, 2026/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('the PDF is a link in the language of the page; the link of the page can be copied', async () => {
  const copied: string[] = [];
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void copied.push(text));
  renderEarned(`certificate/${CERTIFICATE.id}`);
  const pdf = await screen.findByRole('link', { name: 'Download PDF' });
  expect(pdf.getAttribute('href')).toMatch(`/api/certificate/${CERTIFICATE.id}/pdf?language=en&time_zone=`);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toEqual([`${location.origin}/en/certificate/${CERTIFICATE.id}`]);
});

test('it says what it proves and what not, and for the family the print has the whole name', async () => {
  earnings().certificates = [{ ...CERTIFICATE, printed_name: 'Mia Lind' }];
  renderEarned(`certificate/${CERTIFICATE.id}`);
  const shown = await sheet();
  expect(shown.textContent).toContain('This does not prove who wrote the programs.');
  expect(within(shown).getByText('M. L.').className).toContain('only-on-screen');
  expect(within(shown).getByText('Mia Lind').className).toContain('only-on-paper');
});

test('a name that cannot be shown at the moment does not put the certificate in doubt', async () => {
  earnings().certificates = [{ ...CERTIFICATE, name: null }];
  renderEarned(`certificate/${CERTIFICATE.id}`);
  expect((await sheet()).textContent).toContain('A Burrow student');
  expect(screen.getByText('This certificate is valid')).toBeTruthy();
  expect(screen.getByText(/Everything else on this page is confirmed/)).toBeTruthy();
});

test('a number that nobody has is told apart from what is no number, and another can be checked', async () => {
  renderEarned('certificate/00000000000000000000');
  await screen.findByText('There is no certificate with this number');
  expect(screen.getByText(/00000\u201100000\u201100000\u201100000/)).toBeTruthy();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Certificate number'), 'hello{Enter}');
  await screen.findByText('This is not a certificate number');
  await user.clear(screen.getByLabelText('Certificate number'));
  await user.type(screen.getByLabelText('Certificate number'), '7K2M3-94QXW-7K2M3-94QXW{Enter}');
  expect((await sheet()).textContent).toContain('Loops');
});

test('if the certificate could not be checked, nothing is said about it', async () => {
  server.use(answer('getCertificate', () => refusal('gateway/service-down')));
  renderEarned(`certificate/${CERTIFICATE.id}`);
  await screen.findByText('The certificate could not be checked');
  expect(screen.queryByText(/no certificate with this number/)).toBeNull();
});

test('a parent chooses by the keyboard how much of the name is shown; nothing changes before it is saved', async () => {
  earnings().certificates = [OWN_CERTIFICATE];
  earnings().logIn(PARENT);
  const user = userEvent.setup();
  renderEarned(`certificate/${OWN_CERTIFICATE.id}`);
  const initials = await screen.findByRole<HTMLInputElement>('radio', { name: /^Initials/ });
  expect(initials.checked).toBe(true);
  screen.getByRole('radio', { name: /^Full name/ }).focus();
  await user.keyboard(' ');
  expect(initials.checked).toBe(false);
  expect((await sheet()).textContent).toContain('M. L.');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Save');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Maya Lind'));
});

test('a choice that was not saved leaves the name as it was', async () => {
  earnings().certificates = [OWN_CERTIFICATE];
  earnings().logIn(PARENT);
  server.use(answer('chooseCertificateName', () => refusal('auth/forbidden')));
  const user = userEvent.setup();
  renderEarned(`certificate/${OWN_CERTIFICATE.id}`);
  await user.click(await screen.findByRole('radio', { name: /^First name/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).toBeNull());
  expect((await sheet()).textContent).toContain('M. L.');
});

test('who may not decide is offered no choice', async () => {
  earnings().logIn(CHILD);
  renderEarned(`certificate/${CERTIFICATE.id}`);
  await sheet();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('search engines leave the page out', async () => {
  renderEarned(`certificate/${CERTIFICATE.id}`);
  await sheet();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

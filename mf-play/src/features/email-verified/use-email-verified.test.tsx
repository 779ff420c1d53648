import { useAppSelector } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { useEmailVerified } from './use-email-verified.ts';

startServer();

function Page() {
  useEmailVerified();
  const message = useAppSelector(state => state.snackbar.current);
  return (
    <output>
      {message?.severity}: {message?.text}
    </output>
  );
}
const routes = [
  { index: true, element: <Page /> },
  { path: 'play/:course/:level', element: <Page /> },
];

test.each([
  ['?email_verified=true', 'success: Your email has been successfully verified.'],
  ['?email_verified=True', 'success: Your email has been successfully verified.'],
  ['?email_verified=false', 'error: There was an error verifying your email.'],
  ['play/python/intro-level2?email_verified=true', 'success: Your email has been successfully verified.'],
])('%s is reported, and then the page is home', async (path, told) => {
  renderPlay(routes, path);
  expect(await screen.findByText(told)).toBeTruthy();
  await waitFor(() => expect(location.pathname + location.search).toBe('/en/'));
});

test('without it nothing is reported', () => {
  renderPlay(routes, '');
  expect(screen.getByRole('status').textContent).toBe(': ');
});

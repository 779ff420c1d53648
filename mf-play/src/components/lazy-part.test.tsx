import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { renderPlay, startServer } from '../testing/render-play.tsx';
import { lazyPart } from './lazy-part.tsx';

startServer();

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Shown({ open, onClose }: Props) {
  return open ? <button onClick={onClose}>close it</button> : <p>closed</p>;
}

function show(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>open it</button>
        <Part open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  return { Part, store: renderPlay([{ path: 'x', element: <Page /> }], 'x') };
}

test('a part is loaded once, when it is first opened', async () => {
  let loads = 0;
  show(async () => {
    loads += 1;
    return Shown;
  });
  const opener = await screen.findByRole('button', { name: 'open it' });
  expect(loads).toBe(0);
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'close it' }));
  expect(screen.getByText('closed')).toBeTruthy();
  await userEvent.click(opener);
  expect(screen.getByRole('button', { name: 'close it' })).toBeTruthy();
  expect(loads).toBe(1);
});

test('a part that did not load says so, and is tried again at the next opening', async () => {
  let loads = 0;
  const { store } = show(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return Shown;
  });
  const opener = await screen.findByRole('button', { name: 'open it' });
  await userEvent.click(opener);
  await waitFor(() => expect(store.getState().snackbar.current?.severity).toBe('error'));
  await userEvent.click(opener);
  expect(await screen.findByRole('button', { name: 'close it' })).toBeTruthy();
});

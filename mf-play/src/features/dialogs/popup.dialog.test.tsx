import type { Answer, Ask } from '@burrow/python';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { loadWorld } from '@burrow/world';
import { fieldLevel } from '@burrow/world/testing';
import { GamePlayer } from '../../bridge/game-player.ts';
import { PopupDialog } from './popup.dialog.tsx';

startServer();

type Heard = Answer | 'stop';

function renderPopup(popup: Ask): Heard[] {
  const heard: Heard[] = [];
  const page = (
    <PopupDialog
      popup={popup}
      player={new GamePlayer(loadWorld(fieldLevel({})))}
      frame={{ current: null }}
      onAnswer={answer => heard.push(answer)}
      onStop={() => heard.push('stop')}
    />
  );
  renderPlay([{ path: 'x', element: page }], 'x');
  return heard;
}

const QUESTION: Ask = { kind: 'question', message: 'By the pond?', after: 2, line: 1 };
const INPUT: Ask = { kind: 'input', prompt: 'Your name? ', after: 0, line: 1 };

test.each<[string, string, Heard]>([
  ['Yes', 'Yes', true],
  ['No', 'No', false],
  ['Stop', 'Stop', 'stop'],
])('a question is answered by %s', async (_name, button, answer) => {
  const heard = renderPopup(QUESTION);
  expect((await screen.findByRole('dialog', { name: 'Yes or no?' })).textContent).toContain('By the pond?');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(heard).toEqual([answer]);
});

test('Enter says Yes to a question, Escape says No', async () => {
  const heard = renderPopup(QUESTION);
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(document.activeElement).toBe(yes));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual([true, false]);
});

test.each<[Ask, string]>([
  [INPUT, 'Your answer'],
  [QUESTION, 'Yes'],
])(
  'what is typed the moment it opens is the answer, and then the focus is where it was: $kind',
  async (ask, main) => {
    const player = new GamePlayer(loadWorld(fieldLevel({})));
    function Page() {
      const [popup, setPopup] = useState<Ask | null>(null);
      return (
        <>
          <button type="button" onClick={() => setPopup(ask)}>
            before
          </button>
          <PopupDialog
            popup={popup}
            player={player}
            frame={{ current: null }}
            onAnswer={() => setPopup(null)}
            onStop={() => undefined}
          />
        </>
      );
    }
    renderPlay([{ path: 'x', element: <Page /> }], 'x');
    const before = screen.getByText('before');
    before.focus();
    act(() => before.click());
    const focused = document.activeElement!;
    expect(focused.getAttribute('aria-label') ?? focused.textContent).toBe(main);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(before);
  },
);

test('input() accepts what is typed, with Enter or OK', async () => {
  const heard = renderPopup(INPUT);
  await screen.findByRole('dialog', { name: 'Your program asks' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Ada{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(heard).toEqual(['Ada', 'Ada']);
});

test.each<[Ask, string]>([
  [{ kind: 'read', text: 'Go east', after: 3, line: 1 }, 'The sign says'],
  [{ kind: 'write', text: 'Hello', after: 3, line: 1 }, 'You wrote'],
])('a text stays until it is closed: $kind', async (popup, title) => {
  const heard = renderPopup(popup);
  await screen.findByRole('dialog', { name: title });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual([null, null]);
});

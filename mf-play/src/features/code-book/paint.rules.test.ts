import characters from '@burrow/art/dist/characters.json' with { type: 'json' };
import objects from '@burrow/art/dist/objects.json' with { type: 'json' };
import { expect, test } from '@jest/globals';
import { CODE_BOOK } from './code-book.data.ts';
import { paintEntry, type Atlases, type Stroke } from './paint.rules.ts';
import { shownState } from './scene-world.ts';

const ATLASES: Atlases = { objects: objects.frames, characters: characters.frames };
const frameOf = ({ sheet, from }: Stroke): string | undefined =>
  Object.entries(sheet === 'objects' ? objects.frames : characters.frames).find(
    ([, { frame }]) => frame.x === from.x && frame.y === from.y,
  )?.[0];

/** The names of what stands in an entry's picture, from back to front. */
function standingIn(command: string, animal = 'rabbit'): (string | undefined)[] {
  const entry = CODE_BOOK.find(one => one.command === command);
  if (!entry) throw new Error(`The book has no ${command}`);
  return paintEntry(entry, shownState(entry), ATLASES, animal)
    .filter(({ sheet }) => sheet === 'objects' || sheet === 'characters')
    .map(frameOf);
}

test.each([
  ['move_forward', ['rabbit/right/0']],
  ['turn_left', ['rabbit/up/0']],
  ['turn_right', ['rabbit/down/0']],
  ['push', ['rock', 'rabbit/right/0']],
  ['collect', ['carrot', 'rabbit/right/0']],
  ['water', ['bed-watered', 'rabbit/right/0']],
  ['place', ['tray-egg', 'rabbit/right/0']],
  ['build', ['bridge', 'rabbit/right/0']],
  ['combine', ['salad', 'rabbit/right/0']],
  ['open', ['gate-side-open', 'rabbit/right/0']],
  ['close', ['gate-side-closed', 'rabbit/right/0']],
  ['speak', ['frog/down/0', 'rabbit/right/0', 'bubble-talk']],
  ['write', ['board-written', 'rabbit/right/0']],
  ['read', ['sign', 'rabbit/right/0']],
  ['question', ['frog/down/0', 'rabbit/right/0', 'bubble-question']],
])('the picture of %s shows %j', (command, names) => {
  expect(standingIn(command)).toEqual(names);
});

test("the picture shows the learner's own animal", () => {
  expect(standingIn('push', 'fox')).toEqual(['rock', 'fox/right/0']);
});

test('every entry has a floor over its whole corner', () => {
  for (const entry of CODE_BOOK) {
    const strokes = paintEntry(entry, shownState(entry), ATLASES, 'rabbit');
    const ground = strokes.filter(({ sheet }) => sheet === 'ground');
    expect([entry.command, ground.length]).toEqual([
      entry.command,
      entry.scene.floor.length * (entry.scene.floor[0]?.length ?? 0),
    ]);
  }
});

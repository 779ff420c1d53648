import characters from '@burrow/art/dist/characters.json' with { type: 'json' };
import objects from '@burrow/art/dist/objects.json' with { type: 'json' };
import type { PlayerCommandName } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { CODE_BOOK } from './book.ts';
import type { Atlases, Stroke } from '@burrow/painting';
import { paintEntry } from './paint-entry.rules.ts';
import { shownState } from './scene-world.ts';

const ATLASES: Atlases = { objects: objects.frames, characters: characters.frames };

function strokesOf(command: PlayerCommandName, animal = 'rabbit'): readonly Stroke[] {
  const entry = CODE_BOOK.find(one => one.command === command);
  if (!entry) throw new Error(`The book has no ${command}`);
  return paintEntry(command, shownState(entry), ATLASES, animal);
}

const nameOf = ({ sheet, from }: Stroke): string | undefined =>
  Object.entries(sheet === 'objects' ? objects.frames : characters.frames).find(
    ([, { frame }]) => frame.x === from.x && frame.y === from.y,
  )?.[0];

const namesIn = (command: PlayerCommandName, animal?: string): (string | undefined)[] =>
  strokesOf(command, animal)
    .filter(({ sheet }) => sheet === 'objects' || sheet === 'characters')
    .map(nameOf);

test.each<[PlayerCommandName, string]>([
  ['push', 'rock'],
  ['collect', 'carrot'],
  ['build', 'bridge'],
  ['combine', 'berry-milk'],
  ['speak', 'bubble-talk'],
  ['question', 'bubble-question'],
  ['write', 'board-written'],
  ['read', 'sign'],
])('the picture of %s shows: %s', (command, name) => {
  expect(namesIn(command)).toContain(name);
});

test.each(CODE_BOOK)(
  'the picture of $command has the animal and a floor without a gap',
  ({ command, scene }) => {
    expect(namesIn(command).filter(name => name?.startsWith('rabbit/'))).toHaveLength(1);
    const ground = strokesOf(command).filter(({ sheet }) => sheet === 'ground');
    expect(ground).toHaveLength(scene.map.width * scene.map.height);
  },
);

test("the picture shows the learner's own animal", () => {
  expect(namesIn('push', 'fox').some(name => name?.startsWith('fox/'))).toBe(true);
});

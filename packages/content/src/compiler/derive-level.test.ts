import { describe, expect, test } from '@jest/globals';
import { LevelFileSchema } from '../schema/level-file.schema.ts';
import { completeLevel } from './derive-level.ts';

const PROGRAMS = {
  reference: '# Water the beds\nfor bed in range(beds):\n    player.water()\n    player.move_forward(1)\nplayer.speak("Done")\n',
  template: 'player.move_forward(1)\n# player.push()\n',
  solutions: ['while beds:\n    player.turn_left()\n    beds -= 1\n'],
  wrong: ['player.move_forward(1)\nfor bed in range(3):\n    player.water()\n', 'player.speak("Gone")\n'],
}; // prettier-ignore
const FILE = LevelFileSchema.parse({
  items: [], levelGoals: [], constants: [], access: 'open', guideImage: null, guideNotReady: false,
}); // prettier-ignore

describe('level.json without what its programs say', () => {
  test('has the commands of the programs, first those of the reference solution in its order', () => {
    expect(completeLevel(FILE, PROGRAMS).commands).toEqual(['water', 'move_forward', 'speak', 'turn_left']);
  });

  test('has a line of a wrong program that stands in no right one, and the line that it stands in for', () => {
    expect(completeLevel(FILE, PROGRAMS).help).toEqual({ decoy: 'for bed in range(3):', line: 1 });
  });

  test('keeps what it says itself', () => {
    const file = LevelFileSchema.parse({
      ...FILE,
      commands: ['push'],
      help: { tile: [1, 2], decoy: 'player.speak("Gone")' },
    });
    const { commands, help } = completeLevel(file, PROGRAMS);
    expect(commands).toEqual(['push']);
    expect(help).toEqual({ tile: [1, 2], decoy: 'player.speak("Gone")', line: 4 });
  });

  test('has no help without a wrong line', () => {
    expect(completeLevel(FILE, { ...PROGRAMS, wrong: [PROGRAMS.reference] }).help).toBeUndefined();
  });
});

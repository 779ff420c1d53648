import type { Item, Position } from '@burrow/contracts';
import type { BookEntry, BookScene } from './code-book.types.ts';

const PATH = ['.....', '.....', 'ddddd', '.....'];
const GARDEN = ['.....', 'ssss.', 'ssss.', 'dddd.'];
const POND = ['....w', '...ww', 'dddwd', '...ww'];

const item = (action: Item['action'], type: string, position: Position, more: Partial<Item> = {}): Item => ({
  action,
  type,
  sprite: type,
  position,
  ...more,
});

const scene = (items: readonly Item[], more: Partial<BookScene> = {}): BookScene => ({
  floor: PATH,
  start: [1, 2],
  facing: [1, 0],
  items,
  ...more,
});

const FROG = item('speak', 'listener', [2, 2], { sprite: 'frog' });

/** The sixteen commands, in the order in which the book has them. */
export const CODE_BOOK: readonly BookEntry[] = [
  {
    command: 'move_forward', group: 'move', parameters: 'steps=1',
    example: 'player.move_forward()\nplayer.move_forward(2)',
    commands: [['move_forward', 1, 1], ['move_forward', 2, 2]],
    scene: scene([], { start: [0, 2] }),
  },
  {
    command: 'turn_left', group: 'move', parameters: '',
    example: 'player.move_forward()\nplayer.turn_left()',
    commands: [['move_forward', 1, 1], ['turn_left', null, 2]],
    scene: scene([], { floor: ['..d..', '..d..', 'ddd..', '.....'] }),
  },
  {
    command: 'turn_right', group: 'move', parameters: '',
    example: 'player.move_forward()\nplayer.turn_right()',
    commands: [['move_forward', 1, 1], ['turn_right', null, 2]],
    scene: scene([], { floor: ['.....', 'ddd..', '..d..', '..d..'], start: [1, 1] }),
  },
  {
    command: 'push', group: 'move', parameters: '',
    example: 'player.push()\nplayer.move_forward()',
    commands: [['push', null, 1], ['move_forward', 1, 2]],
    scene: scene([item('push', 'rock', [2, 2])]), shows: 0,
  },
  {
    command: 'collect', group: 'gather', parameters: 'item',
    example: 'player.collect("carrot")',
    commands: [['collect', 'carrot', 1]],
    scene: scene([item('collect', 'carrot', [2, 2])], { floor: GARDEN }), shows: 0,
  },
  {
    command: 'water', group: 'gather', parameters: '',
    example: 'player.water()',
    commands: [['water', null, 1]],
    scene: scene([item('water', 'bed', [2, 2])]),
  },
  {
    command: 'plant', group: 'gather', parameters: 'seed',
    example: 'player.plant("carrot")',
    commands: [['plant', 'carrot', 1]],
    scene: scene([item('plant', 'bed', [2, 2])]),
  },
  {
    command: 'place', group: 'gather', parameters: 'thing',
    example: 'player.place("egg")',
    commands: [['place', 'egg', 1]],
    scene: scene([item('place', 'tray', [2, 2])]),
  },
  {
    command: 'build', group: 'build', parameters: 'structure',
    example: 'player.build("bridge")\nplayer.move_forward(2)',
    commands: [['build', 'bridge', 1], ['move_forward', 2, 2]],
    scene: scene([], { floor: POND, start: [2, 2] }), shows: 1,
  },
  {
    command: 'combine', group: 'build', parameters: 'product',
    example: 'player.combine("salad")\nplayer.collect("salad")',
    commands: [['combine', 'salad', 1], ['collect', 'salad', 2]],
    scene: scene([]), shows: 1,
  },
  {
    command: 'open', group: 'build', parameters: '',
    example: 'player.open()\nplayer.move_forward(2)',
    commands: [['open', null, 1], ['move_forward', 2, 2]],
    scene: scene([item('open', 'gate', [2, 2], { state: 'closed', sprite: 'gate-side' })]), shows: 1,
  },
  {
    command: 'close', group: 'build', parameters: '',
    example: 'player.close()',
    commands: [['close', null, 1]],
    scene: scene([item('close', 'gate', [2, 2], { state: 'open', sprite: 'gate-side' })]),
  },
  {
    command: 'speak', group: 'talk', parameters: 'phrase',
    example: 'player.speak("Hello")',
    commands: [['speak', 'Hello', 1]],
    scene: scene([FROG]), bubble: 'bubble-talk',
  },
  {
    command: 'write', group: 'talk', parameters: 'message',
    example: 'name = "Clover"\nplayer.write(name)',
    commands: [['write', 'Clover', 2]],
    scene: scene([item('write', 'board', [2, 2])]),
  },
  {
    command: 'read', group: 'talk', parameters: '',
    example: 'letter = player.read()\nprint(letter)',
    commands: [['read', null, 1]],
    scene: scene([item('read', 'sign', [2, 2], { text: 'Dig here' })]),
  },
  {
    command: 'question', group: 'talk', parameters: 'message',
    example: 'if player.question("Is it ripe?"):\n    print("Then I pick it.")',
    commands: [['question', 'Is it ripe?', 1]],
    scene: scene([{ ...FROG, action: 'question' }]), bubble: 'bubble-question',
  },
]; // prettier-ignore

/** The line with which a command is called, e.g. `player.move_forward(steps=1)`. */
export const signatureOf = ({ command, parameters }: Pick<BookEntry, 'command' | 'parameters'>): string =>
  `player.${command}(${parameters})`;

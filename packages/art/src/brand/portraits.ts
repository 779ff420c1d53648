import type { AnimalName } from '../characters/names.ts';

/** Icon of Fluent Emoji (MIT) for each animal's portrait. */
export const PORTRAITS: Readonly<Record<AnimalName, string>> = {
  Rabbit: 'rabbit-face',
  Fox: 'fox',
  Cat: 'cat-face',
  Frog: 'frog',
  Dog: 'dog-face',
  Bear: 'bear',
  Panda: 'panda',
  Koala: 'koala',
  Tiger: 'tiger-face',
  Lion: 'lion',
  Cow: 'cow-face',
  Pig: 'pig-face',
  Monkey: 'monkey-face',
  Chicken: 'chicken',
  Penguin: 'penguin',
  Mouse: 'mouse-face',
  Hamster: 'hamster',
  Wolf: 'wolf',
  Boar: 'boar',
  Horse: 'horse-face',
  Unicorn: 'unicorn',
  Raccoon: 'raccoon',
  Owl: 'owl',
  Dragon: 'dragon-face',
};

/** A portrait as a stand-alone SVG. */
export function portraitSvg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>\n`;
}

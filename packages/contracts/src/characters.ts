/** The 24 animals: each name is also the file name of its portrait, /assets/characters/portraits/{character}.png. */
export const CHARACTERS = [
  'Bear', 'Boar', 'Cat', 'Chicken', 'Cow', 'Dog', 'Dragon', 'Fox', 'Frog', 'Hamster', 'Horse', 'Koala',
  'Lion', 'Monkey', 'Mouse', 'Owl', 'Panda', 'Penguin', 'Pig', 'Rabbit', 'Raccoon', 'Tiger', 'Unicorn', 'Wolf',
] as const; // prettier-ignore
export const DEFAULT_CHARACTER = 'Rabbit';

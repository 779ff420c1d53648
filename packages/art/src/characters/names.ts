/** The 24 animals a learner may be, in the order of the character atlas. */
export const ANIMALS = [
  'Rabbit',
  'Fox',
  'Cat',
  'Frog',
  'Dog',
  'Bear',
  'Panda',
  'Koala',
  'Tiger',
  'Lion',
  'Cow',
  'Pig',
  'Monkey',
  'Chicken',
  'Penguin',
  'Mouse',
  'Hamster',
  'Wolf',
  'Boar',
  'Horse',
  'Unicorn',
  'Raccoon',
  'Owl',
  'Dragon',
] as const;

export type AnimalName = (typeof ANIMALS)[number];

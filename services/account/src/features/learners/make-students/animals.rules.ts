import { CHARACTERS, type Character } from '@burrow/contracts';

/** How many students of a class have each animal. */
export type AnimalCounts = Map<string, number>;

/**
 * Takes the animal that the fewest of a class have, and counts it: nobody shares one before all are taken. Of equals
 * the first in the list, so that the same students get the same animals.
 */
export function takeAnimal(counts: AnimalCounts): Character {
  const timesOf = (animal: string): number => counts.get(animal) ?? 0;
  const fewest = Math.min(...CHARACTERS.map(timesOf));
  const [animal] = CHARACTERS.filter(each => timesOf(each) === fewest) as [Character];
  counts.set(animal, fewest + 1);
  return animal;
}

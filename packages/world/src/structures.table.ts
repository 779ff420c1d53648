/** Something that build() makes, and what it costs (code book). */
export interface Structure {
  readonly name: string;
  readonly cost: { readonly type: string; readonly amount: number };
  /** Whether the animal can walk over it once it is built, whatever is below. */
  readonly walkable: boolean;
}

const structure = (name: string, type: string, walkable: boolean): Structure => ({
  name,
  cost: { type, amount: 4 },
  walkable,
});

/** Chicken houses come in two sizes and four colours. */
export const CHICKEN_HOUSES = {
  sizes: ['big', 'small'],
  colours: ['green', 'blue', 'orange', 'red'],
} as const;

/** The structures of the code book: each costs four of its material. */
export const STRUCTURES: readonly Structure[] = [
  structure('bridge', 'log', true),
  structure('grain stack', 'grain', true),
  structure('wood road', 'plank', true),
  structure('stone road', 'stone', true),
  ...CHICKEN_HOUSES.sizes.flatMap(size =>
    CHICKEN_HOUSES.colours.map(colour => structure(`${size} ${colour} chicken house`, 'plank', false)),
  ),
];

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/**
 * Returns the structure that a learner names: by its whole name, or `wood` and `stone` for the roads. Case, dashes
 * and underscores do not matter. Undefined if there is none.
 */
export function structureNamed(said: string): Structure | undefined {
  const name = plain(said);
  return STRUCTURES.find(one => one.name === name || one.name === `${name} road`);
}

/** Whether a structure's name starts with a goal's data: `big` accepts every big chicken house. */
export const startsLike = ({ name }: Structure, wanted: string): boolean => name.startsWith(plain(wanted));

/** One part of a recipe; any of the types will do. */
export interface Ingredient {
  readonly types: readonly string[];
  readonly amount: number;
}

const part = (amount: number, ...types: string[]): Ingredient => ({ types, amount });

/** What combine() makes, and of what. */
export const RECIPES: ReadonlyMap<string, readonly Ingredient[]> = new Map([
  ['radish dressing', [part(3, 'milk'), part(2, 'cream'), part(3, 'lettuce'), part(5, 'radish')]],
  [
    'fruit juice',
    [
      part(1, 'water'),
      part(1, 'empty jar'),
      part(1, 'orange'),
      part(1, 'peach'),
      part(1, 'pear'),
      part(1, 'apple'),
    ],
  ],
  ['grape juice', [part(1, 'grape'), part(1, 'empty jar')]],
  ['berry milk', [part(1, 'milk'), part(1, 'red berry', 'strawberry')]],
  ['salad', [part(2, 'carrot'), part(2, 'tomato'), part(6, 'lettuce'), part(2, 'cucumber')]],
]);

/** The four flags that can be put on a pole, by the order of their colours. */
export const FLAG_VARIANTS: readonly string[] = ['RBGBR', 'GBRBG', 'RGBGR', 'BRGRB'];

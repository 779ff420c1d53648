import type { ErrorParams } from '@burrow/contracts/errors';

/** What stands in a place of a text: a value, or a word in the form that the sentence asks for. */
type Filling = ErrorParams[string] | ((form: string) => string);

/** What stands in the places of a text, by their names. */
export type Fillings = Readonly<Record<string, Filling>>;

/** Fills the places of a text: `{{line}}`, or `{{thing, accusative}}` for a form of the thing's name. */
export const fill = (template: string, fillings: Fillings): string =>
  template.replaceAll(/\{\{(\w+)(?:, (\w+))?\}\}/gu, (_place, name: string, form = '') => {
    if (!Object.hasOwn(fillings, name)) return '…';
    const filling = fillings[name];
    return typeof filling === 'function' ? filling(form) : String(filling);
  });

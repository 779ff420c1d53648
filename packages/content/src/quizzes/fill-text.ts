import { chosenParticles } from './particles.rules.ts';

/** A value as Python writes it, and as it is printed. */
export type Written = readonly [literal: string, printed: string];

/** Values by name. */
export type Values = Readonly<Record<string, Written>>;

const PLACE = /\$\{([a-z]\w*)\}|\$([a-z]\w*)/g;

/**
 * Fills values into a text: `$name` as Python writes it, `${name}` as it is printed.
 * @throws Error for a name that the set does not have
 * @example
 * const values = { word: ['"egg"', 'egg'], beds: ['3', '3'] };
 * fillText('$word is ${word}, $beds times', values) // → '"egg" is egg, 3 times'
 */
export const fillText = (text: string, values: Values): string =>
  chosenParticles(
    text.replaceAll(PLACE, (_place, printed: string | undefined, literal: string | undefined) => {
      const name = printed ?? literal ?? '';
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (!value) throw new Error(`no set has a value for $${name}`);
      return value[printed === undefined ? 0 : 1];
    }),
  );

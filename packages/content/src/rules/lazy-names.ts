import type { Value } from '@burrow/python-syntax';
import { Refused } from './rule.ts';

/** Names whose values are made when they are first asked for, so that their order does not matter. */
export class LazyNames extends Map<string, Value> {
  private readonly makers = new Map<string, () => Value>();

  define(name: string, make: () => Value): void {
    this.makers.set(name, make);
  }

  override get(name: string): Value | undefined {
    const make = this.makers.get(name);
    if (!make) return super.get(name);
    this.define(name, () => {
      throw new Refused(`${name} is made from itself`);
    });
    try {
      this.set(name, make());
      this.makers.delete(name);
    } catch (error) {
      this.define(name, () => {
        throw error;
      });
      throw error;
    }
    return super.get(name);
  }
}

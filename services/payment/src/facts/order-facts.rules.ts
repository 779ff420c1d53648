import type { AdjustmentFact, Fact } from './fact.schema.ts';

const byTime = (one: Fact, other: Fact): number =>
  Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : 1);

/** Each fact once, in the order in which they happened, however they arrived. */
export const orderFacts = <Kind extends Fact>(facts: readonly Kind[]): Kind[] =>
  [...new Map(facts.map(fact => [fact.id, fact])).values()].sort(byTime);

/** The latest state of each adjustment. A decision is final: what is said to be pending after it changes nothing. */
export function latestAdjustments(facts: readonly AdjustmentFact[]): AdjustmentFact[] {
  const latest = new Map<string, AdjustmentFact>();
  for (const fact of orderFacts(facts)) {
    const known = latest.get(fact.adjustment);
    if (!known || known.status === 'pending') latest.set(fact.adjustment, fact);
  }
  return [...latest.values()].sort(byTime);
}

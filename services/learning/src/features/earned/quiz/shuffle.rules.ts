/** Returns numbers from 0 to below 1 that depend on a text only: the same order is shown again after a reload. */
function numbersFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a whole number from 0 to below a limit that depends on the seed only. */
export const numberFrom = (seed: string, limit: number): number => Math.floor(numbersFrom(seed)() * limit);

/** Returns a list in an order that depends on the seed only. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const next = numbersFrom(seed);
  return items
    .map(item => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Returns lines in an order other than the given one, if there is one. */
export function mixed(lines: readonly string[], seed: string): string[] {
  for (let turn = 0; turn < 10; turn += 1) {
    const order = shuffled(lines, `${seed} ${turn}`);
    if (order.join('\n') !== lines.join('\n')) return order;
  }
  return [...lines.slice(1), ...lines.slice(0, 1)];
}

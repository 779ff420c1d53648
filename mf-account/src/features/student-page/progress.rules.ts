interface Progress {
  readonly done: number;
  readonly count: number;
}

/** Returns how many of the levels are complete. */
export function progressOf(levels: readonly { readonly completed: boolean }[]): Progress {
  return { done: levels.filter(level => level.completed).length, count: levels.length };
}

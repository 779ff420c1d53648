/** For each state what may happen in it, and the state that follows. What is not in the table is not allowed. */
export type Transitions<State extends string, Happening extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Happening, State>>>>
>;

/** Returns the state that follows, or null if this may not happen in that state. */
export const follow = <State extends string, Happening extends string>(
  table: Transitions<State, Happening>,
  state: State,
  happening: Happening,
): State | null => table[state][happening] ?? null;

/** For each state what may happen in it, and the state that follows. What is not in the table is not allowed. */
export type Transitions<
  State extends string,
  Happening extends string,
  Next extends State = State,
> = Readonly<Record<State, Readonly<Partial<Record<Happening, Next>>>>>;

/** Returns the state that follows, or null if this may not happen in that state. */
export const follow = <State extends string, Happening extends string, Next extends State = State>(
  table: Transitions<State, Happening, Next>,
  state: State,
  happening: Happening,
): Next | null => table[state][happening] ?? null;

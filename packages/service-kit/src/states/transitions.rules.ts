/** For each state what may happen in it, and the state that follows. What is not in the table is not allowed. */
export type Transitions<State extends string, Event extends string, Next extends State = State> = Readonly<
  Record<State, Readonly<Partial<Record<Event, Next>>>>
>;

/** Returns the state that follows, or null if this may not happen in that state. */
export const follow = <State extends string, Event extends string, Next extends State = State>(
  table: Transitions<State, Event, Next>,
  state: State,
  event: Event,
): Next | null => table[state][event] ?? null;

import { createContext } from 'react';

/** Whom a part tells that it did not load: the area around it provides it, so that its release can be judged. */
export const PartFailures = createContext<() => void>(() => undefined);

import { COUNTED } from '../metrics/counted.ts';

/** Returns what the code of this process has counted, as Prometheus reads it. */
export const countedText = (): Promise<string> => COUNTED.metrics();

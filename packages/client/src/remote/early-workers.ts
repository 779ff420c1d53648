declare global {
  interface Window {
    /** Workers that the shell started before anything else was loaded, by the URL of their script. */
    burrowWorkers?: Map<string, Worker>;
  }
}

/**
 * The worker that the shell started early from this script, or undefined where there is none (any more):
 * then start one yourself. Its name is `early`; it gets whatever was not yet posted to it. Each is given once.
 */
export function takeEarlyWorker(url: string): Worker | undefined {
  const worker = window.burrowWorkers?.get(url);
  window.burrowWorkers?.delete(url);
  return worker;
}

declare global {
  interface Window {
    /** Workers that the shell started before anything else was loaded, by the URL of their script. */
    burrowWorkers?: Map<string, Worker>;
  }
}

/**
 * Returns the worker that the shell started early from this script, or undefined if there is none (left):
 * then start one yourself. Its name is `early`; it has not been sent any message yet. Each is returned only once.
 */
export function takeEarlyWorker(url: string): Worker | undefined {
  const worker = window.burrowWorkers?.get(url);
  window.burrowWorkers?.delete(url);
  return worker;
}

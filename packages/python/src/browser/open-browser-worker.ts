import type { OpenWorker } from '../engine/worker-link.ts';
import type { FromWorker } from '../protocol.ts';

/** Where the built files are: dist/assets.json, made by the build. */
export interface PythonAssets {
  /** URL path that ends with a slash; everything under it is immutable. */
  readonly base: string;
  /** The worker's script under `base`. */
  readonly worker: string;
}

/** Returns the worker that was started early from this URL, under the name `early`, if there is one. */
export type TakeWorker = (url: string) => Worker | undefined;

/** Opens Python in a module worker of the browser. */
export function browserWorkers(assets: PythonAssets, takeWorker: TakeWorker = () => undefined): OpenWorker {
  return listener => {
    const url = new URL(assets.base + assets.worker, globalThis.location.href);
    const worker = takeWorker(url.href) ?? new Worker(url, { type: 'module', name: 'python' });
    worker.onmessage = (event: MessageEvent<FromWorker>) => listener.message(event.data);
    worker.onerror = event => listener.failure(event.message || 'The worker did not load');
    return { post: message => worker.postMessage(message), terminate: () => worker.terminate() };
  };
}

import { LATE_PART_MISSING, type LatePartState } from './part-names.ts';

/** The second part of Python's WebAssembly, which few programs need. */
export interface LatePart {
  /** Downloads it, for when it is needed. */
  prefetch(): void;
  /** Returns it at once; downloads it meanwhile if it is not there yet. @throws Error LATE_PART_MISSING */
  take(): WebAssembly.Module;
}

const OK = 200;

/** Blocks this thread until the file is there, past what the browser keeps: that may be the page of a filter. */
function download(Request: typeof XMLHttpRequest, url: string): ArrayBuffer {
  const request = new Request();
  request.open('GET', url, false);
  request.setRequestHeader('cache-control', 'no-cache');
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== OK) throw new Error(`${url}: ${request.status}`);
  return request.response as ArrayBuffer;
}

/**
 * @param tell is told when a program begins to wait for the download, and when that is over
 */
export function createLatePart(url: string, tell: (state: LatePartState) => void): LatePart {
  // The worker takes these from its scope before any learner's code.
  const [fetch, Request] = [globalThis.fetch.bind(globalThis), globalThis.XMLHttpRequest];
  let bytes: ArrayBuffer | null = null;
  return {
    prefetch() {
      fetch(url)
        .then(async answer => {
          if (answer.ok) bytes = await answer.arrayBuffer();
        })
        // Whoever needs it downloads it again.
        .catch(() => undefined);
    },
    take() {
      tell('loading');
      try {
        const isSound = bytes !== null && WebAssembly.validate(bytes);
        return new WebAssembly.Module(isSound && bytes ? bytes : download(Request, url));
      } catch {
        throw new Error(LATE_PART_MISSING);
      } finally {
        tell('arrived');
      }
    },
  };
}

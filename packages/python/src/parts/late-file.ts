import { LATE_PART_MISSING, type LatePartState } from './part-names.ts';

/** A file of Python that few programs need. */
export interface LateFile {
  /** Downloads it, for when it is needed. */
  prefetch(): void;
  /**
   * Returns what `read` makes of it; downloads it meanwhile if it is not there yet, or if `read` throws.
   * @throws Error LATE_PART_MISSING
   */
  take<Value>(read: (bytes: ArrayBuffer) => Value): Value;
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

function attempt<Value>(make: () => Value): { readonly value: Value } | null {
  try {
    return { value: make() };
  } catch {
    return null;
  }
}

/**
 * @param tell is told when a program begins to wait for the download, and when that is over
 */
export function createLateFile(url: string, tell: (state: LatePartState) => void): LateFile {
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
    take(read) {
      const early = bytes;
      bytes = null;
      tell('loading');
      const taken = (early && attempt(() => read(early))) ?? attempt(() => read(download(Request, url)));
      tell('arrived');
      if (!taken) throw new Error(LATE_PART_MISSING);
      return taken.value;
    },
  };
}

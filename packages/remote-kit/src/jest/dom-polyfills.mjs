// What React and antd expect of a browser and jsdom does not have.
import { locks } from 'node:worker_threads';

/** Delivers messages in a later task. Node's own channel would keep the test process alive. */
class LaterChannel {
  port1 = { onmessage: null, postMessage: data => this.#send(this.port2, data), close() {} };
  port2 = { onmessage: null, postMessage: data => this.#send(this.port1, data), close() {} };

  #send(port, data) {
    setTimeout(() => port.onmessage?.({ data }), 0);
  }
}

globalThis.MessageChannel = LaterChannel;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
/** Whoever uses a page of jsdom wants no motion: it has no frames, and what moves would do so after the test. */
globalThis.matchMedia ??= query => ({
  matches: query.includes('prefers-reduced-motion'),
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

/** Node's own has no page against which to resolve a relative address. */
globalThis.Request = class extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
};

/** jsdom knows no pseudo-elements and complains when asked for one. */
const computedStyle = globalThis.getComputedStyle;
globalThis.getComputedStyle = element => computedStyle(element);

/** Node's own locks, which the tabs of a browser share; jsdom has none. */
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

/** Nothing is drawn in jsdom: a picture has no pixels, and a canvas no context. */
globalThis.HTMLImageElement.prototype.decode ??= () => Promise.resolve();
globalThis.HTMLCanvasElement.prototype.getContext = () => null;

/** Nothing is laid out in jsdom, and nothing scrolls. */
globalThis.Element.prototype.scrollIntoView ??= () => undefined;

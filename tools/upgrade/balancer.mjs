// A balancer as small as one can be: turns between servers that say that they are ready, and one retry at another.
import { setInterval } from 'node:timers';

const LOOK_MS = 200;
const RETRIED = [502, 503, 504];

/** Calls of servers that come and go. What fails at one is tried once at another; what fails there, too, is passed on. */
export class Balancer {
  #servers = new Map();
  #turn = 0;
  #timer = setInterval(() => this.look(), LOOK_MS);

  /** Takes a server in as soon as it says that it is ready. */
  add(url) {
    this.#servers.set(url, false);
  }

  remove(url) {
    this.#servers.delete(url);
  }

  stop() {
    clearInterval(this.#timer);
  }

  async look() {
    await Promise.all(
      [...this.#servers.keys()].map(async url => {
        const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
        if (this.#servers.has(url)) this.#servers.set(url, answer?.ok === true);
      }),
    );
  }

  /** Returns the status that somebody sees, and whether a second try was needed. */
  async call(path, init) {
    const known = [...this.#servers.keys()];
    const ready = known.filter(url => this.#servers.get(url));
    // If none says that it is ready, one of them may answer nevertheless.
    const asked = ready.length > 0 ? ready : known;
    const first = (this.#turn += 1);
    let status = 502;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const url = asked[(first + attempt) % asked.length];
      if (!url) break;
      const answer = await fetch(url + path, init).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      status = answer?.status ?? 502;
      if (!RETRIED.includes(status)) return { status, isRetried: attempt > 0 };
    }
    return { status, isRetried: true };
  }
}

import type { CDPSession, Locator } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import type { Page } from './test.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Way = readonly [from: Point, to: Point];

const STEPS = 8;
/** Longer than a line has to be touched before it follows the finger. */
const LIFT_MS = 400;
/** A finger that is lifted while moving is a fling, and the browser mistakes the next tap for its end. */
const REST_MS = 200;

/** Fingers of one hand on the page, as the browser receives them from a touch screen. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** A finger rests on a point until what is there can be moved, and takes it to another. */
  async carry(from: Point, to: Point): Promise<void> {
    await this.#go([[from, to]], LIFT_MS);
  }

  /** Each finger goes straight from the first to the second of its points, and rests there. */
  async move(...ways: readonly Way[]): Promise<void> {
    await this.#go(ways, 0);
  }

  async #go(ways: readonly Way[], restMs: number): Promise<void> {
    const at = (part: number) =>
      ways.map(([from, to], id) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        id,
      }));
    await this.#tell('touchStart', at(0));
    await setTimeout(restMs);
    for (let step = 1; step <= STEPS; step += 1) await this.#tell('touchMove', at(step / STEPS));
    await setTimeout(REST_MS);
    await this.#tell('touchMove', at(1));
    await this.#tell('touchEnd', []);
  }

  async #tell(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints as { x: number; y: number }[],
    });
  }
}

/** A point of an element, from its upper left corner, as fractions of its size. */
export async function pointIn(element: Locator, x: number, y: number): Promise<Point> {
  const box = (await element.boundingBox())!;
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** The time of the stand-in: that of this machine, and ahead of it once it was moved. */
export class Clock {
  /** How far it was moved, in milliseconds. */
  ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  iso(): string {
    return this.now().toISOString();
  }

  /** Time only goes forwards. */
  moveTo(time: Date): void {
    this.ahead = Math.max(this.ahead, time.getTime() - Date.now());
  }
}

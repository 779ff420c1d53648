/** A call that Paddle refuses, with its code. */
export class RefusalError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string): RefusalError =>
  new RefusalError(404, 'not_found', `There is no ${what}.`);

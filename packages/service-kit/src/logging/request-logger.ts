import type { Logger } from 'pino';

type Write = Logger['info'];

/**
 * A request's logger. Most requests log nothing, so the child with the request's id is only created when
 * a line is written.
 */
export class RequestLogger {
  readonly #parent: Logger;
  readonly #bindings: Record<string, unknown>;
  #child: Logger | undefined;

  constructor(parent: Logger, bindings: Record<string, unknown>) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#parent.level;
  }

  fatal(...line: Parameters<Write>): void {
    this.#own().fatal(...line);
  }

  error(...line: Parameters<Write>): void {
    this.#own().error(...line);
  }

  warn(...line: Parameters<Write>): void {
    this.#own().warn(...line);
  }

  info(...line: Parameters<Write>): void {
    this.#own().info(...line);
  }

  debug(...line: Parameters<Write>): void {
    this.#own().debug(...line);
  }

  trace(...line: Parameters<Write>): void {
    this.#own().trace(...line);
  }

  silent(): void {}

  child(bindings: Record<string, unknown>): Logger {
    return this.#own().child(bindings);
  }

  #own(): Logger {
    return (this.#child ??= this.#parent.child(this.#bindings));
  }
}

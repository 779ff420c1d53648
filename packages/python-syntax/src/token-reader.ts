import type { Token } from './tokens.ts';

/** Thrown where Python could not read on. */
export class Unreadable extends Error {}

/** Goes through the words of one statement. */
export class TokenReader {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get isOver(): boolean {
    return this.at >= this.tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  next(): Token {
    const token = this.tokens[this.at++];
    if (!token) throw new Unreadable('the end');
    return token;
  }

  /** Whether the next word is this one; text in quotation marks never is. */
  is(...texts: readonly string[]): boolean {
    const token = this.peek();
    return token !== undefined && token.kind !== 'string' && texts.includes(token.text);
  }

  /** Takes the next word if it is this one. */
  take(...texts: readonly string[]): string | null {
    return this.is(...texts) ? this.next().text : null;
  }

  expect(text: string): void {
    if (!this.take(text)) throw new Unreadable(text);
  }

  rest(): readonly Token[] {
    const rest = this.tokens.slice(this.at);
    this.at = this.tokens.length;
    return rest;
  }
}

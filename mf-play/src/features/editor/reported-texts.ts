/**
 * Distinguishes a text that comes back from the page from one that somebody else put there. On a slow machine the page
 * answers late, when more has been typed: what comes back then must not replace that.
 */
export class ReportedTexts {
  #texts: readonly string[];

  constructor(text: string) {
    this.#texts = [text];
  }

  get last(): string {
    return this.#texts.at(-1) ?? '';
  }

  tell(text: string): void {
    this.#texts = [...this.#texts, text];
  }

  /** Whether the page has this text from here. Texts that were reported before it do not come back any more. */
  comesBack(text: string): boolean {
    const at = this.#texts.lastIndexOf(text);
    this.#texts = at < 0 ? [text] : this.#texts.slice(at);
    return at >= 0;
  }
}

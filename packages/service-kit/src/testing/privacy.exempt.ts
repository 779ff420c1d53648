/** What the privacy page need not name of a service, in its test/privacy.exempt.ts. */
export interface PrivacyExempt {
  /** Columns that say nothing of a person, as `table.column`: keys of rows that the page is about, and what schools own. */
  readonly columns: readonly string[];
  /** Settings of its own that make nobody outside of the platform a receiver, and why. */
  readonly settings?: Readonly<Record<string, string>>;
}

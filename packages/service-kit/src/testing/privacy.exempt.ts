/** What the privacy page does not have to mention about a service, in its test/privacy.exempt.ts. */
export interface PrivacyExempt {
  /** Columns that say nothing about a person, as `table.column`: keys of rows that the page is about, and data of schools. */
  readonly columns: readonly string[];
  /** Its own settings that send nothing to anybody outside the platform, and why. */
  readonly settings?: Readonly<Record<string, string>>;
}

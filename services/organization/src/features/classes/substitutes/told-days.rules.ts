const HOUR_MS = 3_600_000;

interface Days {
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/**
 * The first and the last day as a mail names them. A day begins and ends by the school's clock, which the server does not
 * know; the middle of
 * the day is of the same day from eleven hours behind UTC to twelve before it.
 */
export const toldDays = ({ beginsAt, endsAt }: Days): { readonly from: Date; readonly date: Date } => ({
  from: new Date(beginsAt.getTime() + 12 * HOUR_MS),
  date: new Date(endsAt.getTime() - 11 * HOUR_MS),
});

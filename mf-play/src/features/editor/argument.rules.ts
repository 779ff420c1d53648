/** Where an argument stands in a call, counted back from the call's end. */
export interface ArgumentPlace {
  readonly start: number;
  readonly end: number;
}

/** Returns the place of what stands between the brackets of a call, within its quotation marks; null for a call without any. */
export function argumentOf(call: string): ArgumentPlace | null {
  const [, quote = '', text = ''] = /\((["']?)(.*)\1\)$/.exec(call) ?? [];
  if (quote === '' && text === '') return null;
  const end = 1 + quote.length;
  return { start: end + text.length, end };
}

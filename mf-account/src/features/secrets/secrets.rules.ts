/** The parts of a URL that may contain secrets. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where a secret is: `?name=…`, or `#name=…`, which browsers never send to a server. */
export type SecretSource = 'query' | 'fragment';

const partOf = (place: Place, source: SecretSource): URLSearchParams =>
  new URLSearchParams(source === 'query' ? place.search : place.hash.slice(1));

/** Returns the secret of a URL, or null. */
export function readSecret(place: Place, source: SecretSource, name: string): string | null {
  return partOf(place, source).get(name) || null;
}

/** Returns the same URL without the secret; everything else stays. */
export function withoutSecret(place: Place, source: SecretSource, name: string): Place {
  const rest = partOf(place, source);
  rest.delete(name);
  const text = rest.toString();
  return source === 'query'
    ? { ...place, search: text ? `?${text}` : '' }
    : { ...place, hash: text ? `#${text}` : '' };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What staff look for somebody by: an address, an id of ours, or the number of a payment or invoice. */
export const kindOfFind = (text: string): 'address' | 'id' | 'number' =>
  text.includes('@') ? 'address' : UUID.test(text) ? 'id' : 'number';

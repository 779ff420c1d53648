/** Returns a name without case and accents: what is searched for and sorted by. Letters of other scripts stay as they are. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .normalize('NFC');

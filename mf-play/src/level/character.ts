/** The portrait of a character, e.g. `Rabbit`; one fixed place for the whole site. */
export function portraitUrl(character: string): string {
  return `/assets/characters/portraits/${character}.png`;
}

/** Returns the portrait of a character, such as `Rabbit`; one fixed place for the whole site. */
export function portraitUrl(character: string): string {
  return `/assets/characters/portraits/${character}.png`;
}

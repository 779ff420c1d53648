interface PortraitProps {
  /** One of the animals of contracts. */
  readonly character: string;
  /** Pixels per side. */
  readonly size: number;
  /** On a green card of its own. */
  readonly framed?: boolean;
}

/** An animal's picture; its name is written next to it. */
export function Portrait({ character, size, framed = false }: PortraitProps) {
  const url = `/assets/characters/portraits/${encodeURIComponent(character)}.png`;
  const look = framed ? 'portrait portrait--framed' : 'portrait';
  return <img className={look} src={url} alt="" width={size} height={size} loading="lazy" />;
}

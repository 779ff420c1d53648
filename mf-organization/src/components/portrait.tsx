interface PortraitProps {
  /** One of the animals of contracts. */
  readonly character: string;
  /** Pixels per side. */
  readonly size: number;
}

/** An animal's picture; its name is written next to it. */
export function Portrait({ character, size }: PortraitProps) {
  const url = `/assets/characters/portraits/${encodeURIComponent(character)}.png`;
  return <img className="school-portrait" src={url} alt="" width={size} height={size} loading="lazy" />;
}

interface DifficultyMarkProps {
  readonly name: string;
  /** From 1. */
  readonly level: number;
  readonly of: number;
}

/** How hard a challenge is: its name, and the same number of filled dots. */
export function DifficultyMark({ name, level, of }: DifficultyMarkProps) {
  return (
    <span className="difficulty-mark">
      <span aria-hidden="true" className="difficulty-mark__dots">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} className={index < level ? 'difficulty-mark__dot--full' : undefined} />
        ))}
      </span>
      {name}
    </span>
  );
}

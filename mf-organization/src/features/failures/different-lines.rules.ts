/** A line of a program among others. */
export interface ComparedLine {
  readonly text: string;
  /** Not all of the programs have this line. */
  readonly isDifferent: boolean;
}

const sameText = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** The lines of each program; those that some other program lacks are different. Spaces and empty lines do not count. */
export function compareLines(programs: readonly string[]): readonly (readonly ComparedLine[])[] {
  const all = programs.map(program => program.split('\n'));
  const sets = all.map(lines => new Set(lines.map(sameText)));
  return all.map(lines =>
    lines.map(text => ({
      text,
      isDifferent: sameText(text) !== '' && !sets.every(set => set.has(sameText(text))),
    })),
  );
}

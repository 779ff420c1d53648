import type { Report } from '../compiler/problem.ts';

/** A reference solution by its shape: what is left without its own names and its values. */
export interface ShapedSolution {
  /** Path below `courses`. */
  readonly file: string;
  readonly shape: string;
}

/** Checks that no two levels are solved by the same program but for its names and values. */
export function checkShapes(solutions: readonly ShapedSolution[], report: Report): void {
  const first = new Map<string, string>();
  for (const { file, shape } of solutions) {
    const other = first.get(shape);
    if (other === undefined) first.set(shape, file);
    else report(file, '', `has the shape of ${other}`);
  }
}

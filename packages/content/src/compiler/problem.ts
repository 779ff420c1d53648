/** What is wrong with the content, and where. */
export interface Problem {
  /** Path below `courses`. */
  readonly file: string;
  /** The field in a file of data, the line or the part of a text; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

export const showProblem = ({ file, field, message }: Problem): string =>
  [file, field, message].filter(part => part !== '').join(': ');

/** A list to which the steps of the compiler add what they find. */
export type Report = (file: string, field: string, message: string) => void;

export function createReport(): { readonly problems: Problem[]; readonly report: Report } {
  const problems: Problem[] = [];
  return { problems, report: (file, field, message) => void problems.push({ file, field, message }) };
}

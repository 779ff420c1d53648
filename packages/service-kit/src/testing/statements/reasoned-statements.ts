import { readFileSync } from 'node:fs';
import ts from 'typescript';

const REASON = 'SQL because ';

/** The constants of a file whose comment, just above them, says why they are SQL. */
export function reasonedStatements(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const reasoned = source.statements.filter(ts.isVariableStatement).filter(statement => {
    const comment = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1);
    const words = comment && source.text.slice(comment.pos, comment.end).replaceAll(/[\s*]+/g, ' ');
    return words?.includes(REASON);
  });
  return new Set(
    reasoned.flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText())),
  );
}

import type { Code, CodeLine } from '@burrow/python-syntax';
import { definitionsOf, ownStatements } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import type { Rule } from './rule.ts';

const CHANGES = /^(self\.\w+)(?:\s*[-+*]=|\.(?:append|extend|insert)\()/u;

/** What `__add__` and the like change of the object on the left. */
function changedIn(code: Code): { line: CodeLine; said: string } | undefined {
  for (const one of definitionsOf(code).filter(({ name }) => /^__(?:add|sub|mul)__$/u.test(name)))
    for (const line of ownStatements(code, one)) {
      const said = CHANGES.exec(line.text)?.[1];
      if (said !== undefined) return { line, said };
    }
  return undefined;
}

/** `self.coins += other.coins` in `__add__`: a + b would change a. */
export const leftSideChanged: Rule = context => {
  const { code, alignment } = context;
  if (!isUnsolved(context) || (alignment && changedIn(alignment.theirs))) return null;
  const found = changedIn(code);
  return found ? { kind: 'left-changed', line: found.line.first, params: { said: found.said } } : null;
};

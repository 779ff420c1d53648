// Which `// prettier-ignore` stand at a table of data, and which at code that the formatter would write otherwise.
import ts from 'typescript';

const IGNORE = /^(?:\/\/|\/\*|\{\/\*) ?prettier-ignore/;
/** A table has rows: fewer are a list. */
const FEWEST_ROWS = 3;

/** What is inside `… as const`, `… satisfies T`, `(…)`, `new Map(…)` and `Object.freeze(…)`. */
function unwrapped(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return unwrapped(node.expression);
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.arguments?.length === 1)
    return unwrapped(node.arguments[0]);
  return node;
}

function hasBlock(node) {
  return (
    ts.isBlock(node) ||
    ts.isJsxElement(node) ||
    Boolean(ts.forEachChild(node, child => hasBlock(child) || undefined))
  );
}

const rowsOf = node => {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  return ts.isUnionTypeNode(node) ? node.types : [];
};

function isTable(node) {
  const inner = unwrapped(node);
  return rowsOf(inner).length >= FEWEST_ROWS && !hasBlock(inner);
}

/** The values that a statement or a member consists of. */
function valuesIn(node) {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ initializer }) => initializer ?? []);
  if (ts.isTypeAliasDeclaration(node)) return [node.type];
  if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node))
    return node.initializer ? [node.initializer] : [];
  if (ts.isExpressionStatement(node) || ts.isReturnStatement(node))
    return node.expression ? [node.expression] : [];
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return [...(node.arguments ?? [])];
  return ts.isExpression(node) ? [node] : [];
}

/** Whether what is ignored is a table, or a call that is given one, such as `test.each([…])`. */
function isOfData(node) {
  const values = valuesIn(node);
  if (values.some(isTable)) return true;
  return values.some(value => ts.isCallExpression(value) && isEachOf(value));
}

/** `test.each([…])('…', () => {…})`: the table is the argument of the inner call. */
const isEachOf = ({ expression, arguments: given }) =>
  given.some(isTable) || (ts.isCallExpression(expression) && isEachOf(expression));

/** Every comment that has the formatter leave out what is before it, with whether that is a table. */
export function ignoredIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  for (const match of text.matchAll(/\s*(?:\/\/|\/\*|\{\/\*) ?prettier-ignore[^\n]*/g)) {
    const comment = match[0].trimStart();
    if (!IGNORE.test(comment)) continue;
    const end = match.index;
    let node;
    const visit = child => {
      if (child.getStart(source) > end || child.end < end - 1) return;
      const isEnd = child.end === end || (child.end === end - 1 && /[;,]/.test(text[child.end]));
      if (isEnd && !ts.isSourceFile(child) && (!node || child.pos <= node.pos)) node ??= child;
      ts.forEachChild(child, visit);
    };
    ts.forEachChild(source, visit);
    const lines = node ? text.slice(node.getStart(source), node.end).split('\n').length : 0;
    found.push({
      from: match.index,
      to: match.index + match[0].length,
      line: source.getLineAndCharacterOfPosition(end).line + 1,
      isTable: node !== undefined && lines > 1 && isOfData(node),
    });
  }
  return found;
}

// Small changes of a source that keep its types: each is one that a test should notice.
import ts from 'typescript';

const { SyntaxKind } = ts;

const OPERATORS = new Map([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
]);

/** What a node may become, if anything. */
function changeOf(node) {
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(node.operatorToken.kind);
    return operator && { at: node.operatorToken, text: operator };
  }
  if (ts.isIfStatement(node)) return { at: node.expression, text: `!(${node.expression.getText()})` };
  if (ts.isConditionalExpression(node)) return { at: node.condition, text: `!(${node.condition.getText()})` };
  if (ts.isExpressionStatement(node) && ts.isCallExpression(unawaited(node.expression)))
    return { at: node, text: ';' };
  if (ts.isNumericLiteral(node)) return { at: node, text: String(Number(node.text.replaceAll('_', '')) + 1) };
  if (node.kind === SyntaxKind.TrueKeyword) return { at: node, text: 'false' };
  if (node.kind === SyntaxKind.FalseKeyword) return { at: node, text: 'true' };
  return undefined;
}

const unawaited = expression => (ts.isAwaitExpression(expression) ? expression.expression : expression);

/** Types say nothing when a program runs, decorators and what a call of super does are none of the tests' business. */
const isLeftOut = node => ts.isTypeNode(node) || ts.isDecorator(node) || ts.isInterfaceDeclaration(node);

/** Returns every mutant of a source: what is replaced from where to where, by what. */
export function mutantsIn(file, source) {
  const mutants = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const look = node => {
    if (isLeftOut(node)) return;
    const change = changeOf(node);
    if (change) {
      const start = change.at.getStart();
      const { line } = tree.getLineAndCharacterOfPosition(start);
      mutants.push({ file, line: line + 1, start, end: change.at.getEnd(), text: change.text });
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return mutants;
}

/** The source with a mutant in it. */
export const withMutant = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/** Numbers from 0 to below 1 (mulberry32): the same for the same seed. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws so many of all, the same for the same seed. */
export function draw(all, count, seed) {
  const next = numbersFrom(seed);
  return all
    .map(one => ({ one, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ one }) => one);
}

// Which texts stand on buttons, as far as the source says so by itself.
import ts from 'typescript';

/** Elements that are buttons, or links that look like one. */
const BUTTONS = new Set(['Button', 'LinkButton', 'button']);
const { forEachChild, isCallExpression, isIdentifier, isJsxElement, isStringLiteral } = ts;

const calls = (node, name) =>
  isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === name;

/** The texts that the calls of a function name below a node: `t('save')`. */
function named(node, name) {
  const found = [];
  const visit = each => {
    const [first] = calls(each, name) ? each.arguments : [];
    if (first && isStringLiteral(first)) found.push(first.text);
    forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** Explanations that a screen reader alone hears, and small print, do not widen a button. */
const isOtherElement = node => isJsxElement(node) || ts.isJsxSelfClosingElement(node);

/**
 * The texts of a file's buttons, by the names that the catalogue may have for them: of the file's own project, or of the package
 * that a namespace is called after. A file with several namespaces names each with each: what does not exist is none.
 * @param project `mf-play`, or a package's folder
 */
export function buttonKeys(source, project) {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const namespaces = named(file, 'useTranslation');
  const keys = [];
  const visit = node => {
    if (isJsxElement(node) && BUTTONS.has(node.openingElement.tagName.getText()))
      for (const child of node.children) if (!isOtherElement(child)) keys.push(...named(child, 't'));
    forEachChild(node, visit);
  };
  visit(file);
  return namespaces.flatMap(namespace =>
    keys.flatMap(key => [`${project}/${namespace}:${key}`, `${namespace}/${namespace}:${key}`]),
  );
}

import ts from 'typescript';

const { factory } = ts;

const isOwn = node => node && ts.isStringLiteral(node) && /^\.{1,2}\/.*\.tsx?$/.test(node.text);

/** The same place with a published ending; comments before it, such as webpack's, stay. */
const published = node =>
  ts.setTextRange(factory.createStringLiteral(node.text.replace(/\.tsx?$/, '.js')), node);

function renamed(node) {
  if (ts.isImportDeclaration(node) && isOwn(node.moduleSpecifier))
    return factory.updateImportDeclaration(
      node,
      node.modifiers,
      node.importClause,
      published(node.moduleSpecifier),
      node.attributes,
    );
  if (ts.isExportDeclaration(node) && isOwn(node.moduleSpecifier))
    return factory.updateExportDeclaration(
      node,
      node.modifiers,
      node.isTypeOnly,
      node.exportClause,
      published(node.moduleSpecifier),
      node.attributes,
    );
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isCall && isOwn(node.arguments[0])
    ? factory.updateCallExpression(node, node.expression, undefined, [published(node.arguments[0])])
    : node;
}

/**
 * A transformer that names imported files as they are published: `./x.js` for `./x.ts`. TypeScript's own rewriting
 * also wraps what it cannot know, such as ``import(`./${code}.json`)``, and webpack then finds no texts.
 */
export const publishedImports = context => file => {
  const visit = node => ts.visitEachChild(renamed(node), visit, context);
  return ts.visitNode(file, visit);
};

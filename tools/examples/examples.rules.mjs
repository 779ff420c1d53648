// Reads the examples in doc comments: a statement with `// → value` behind it says what it comes to.
import ts from 'typescript';

const ARROW = /\/\/ → (.+)$/m;

/** The text of every `@example` of a source file, with the line on which what it explains begins. */
export function examplesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = node => {
    for (const doc of node.jsDoc ?? [])
      for (const tag of doc.tags ?? [])
        if (tag.tagName.text === 'example') {
          const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
          found.push({ line, code: (ts.getTextOfJSDocComment(tag.comment) ?? '').trim() });
        }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether an example says what comes of it, and so can be run. */
export const isRun = code => ARROW.test(code);

const SHOWN = /^(?:pressing (?<button>'[^']*') )?shows (?:(?<role>\w+) )?(?<text>'.*')$/;
const THROWN = /^throws (?<text>.+)$/;

/** The check of what a statement comes to. */
function checkOf(statement, told) {
  const expression = `async () => (${statement.replace(/;$/, '')})`;
  const thrown = THROWN.exec(told);
  if (thrown) return `await throws(${expression}, ${thrown.groups.text});`;
  const shown = SHOWN.exec(told);
  if (!shown) return `await same(${expression}, () => (${told}));`;
  const { text, role = '', button = "''" } = shown.groups;
  return `await shows(${expression}, { text: ${text}, role: '${role}', button: ${button} });`;
}

/** TypeScript and JSX as JavaScript. */
const plain = code =>
  ts.transpileModule(code, {
    fileName: 'example.tsx',
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.React },
  }).outputText;

/**
 * Returns what an example imports, as [names, package], and its code with a check in place of each statement that says
 * what it comes to: `same(expression, value)`, `throws(expression, text)` for `// → throws 'text'`, which is in the name
 * or the message of the error, `shows(expression, { text, role, button })` for `// → shows 'text'`,
 * `// → shows role 'name'` and `// → pressing 'name' shows 'text'`.
 */
export function checkedExample(code) {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = [];
  const lines = source.statements.map((statement, index) => {
    const text = statement.getText(source);
    if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings?.elements.map(({ name }) => name.text) ?? [];
      imports.push([names, statement.moduleSpecifier.text]);
      return '';
    }
    const behind = code.slice(statement.end, source.statements[index + 1]?.getStart(source) ?? code.length);
    const [, told] = ARROW.exec(behind) ?? [];
    if (told === undefined) return text;
    if (!ts.isExpressionStatement(statement))
      throw new Error(`Only an expression comes to something: ${text}`);
    return checkOf(text, told);
  });
  return { imports, code: plain(lines.filter(Boolean).join('\n')) };
}

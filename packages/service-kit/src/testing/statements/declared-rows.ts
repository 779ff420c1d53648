import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A field of a declared row. */
export interface DeclaredField {
  /** `string`, `number[]`, or the name of a type of ours. */
  readonly type: string;
  readonly isNullable: boolean;
  /** Marked as `NotNull`: computed, and never null. */
  readonly isVouched: boolean;
}

export type DeclaredRow = ReadonlyMap<string, DeclaredField>;

const TAGS = new Set(['sql', 'preparedSql']);

/** The type argument of a statement's tag: sql<Row>`…` or preparedSql<Row>('name')`…`. */
function rowOf(initializer: ts.Expression | undefined): ts.TypeNode | null | undefined {
  if (!initializer || !ts.isTaggedTemplateExpression(initializer)) return undefined;
  const { tag, typeArguments } = initializer;
  const call = ts.isCallExpression(tag) ? tag : undefined;
  const name = call ? call.expression : tag;
  if (!ts.isIdentifier(name) || !TAGS.has(name.text)) return undefined;
  return (call?.typeArguments ?? typeArguments)?.[0] ?? null;
}

const isNull = (type: ts.TypeNode): boolean =>
  ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;

function fieldOf(type: ts.TypeNode, source: ts.SourceFile): DeclaredField {
  const parts = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const values = parts.filter(part => !isNull(part));
  const isNullable = values.length < parts.length;
  const [only] = values;
  if (
    only &&
    values.length === 1 &&
    ts.isTypeReferenceNode(only) &&
    only.typeName.getText(source) === 'NotNull'
  ) {
    const [inner] = only.typeArguments ?? [];
    if (inner) return { ...fieldOf(inner, source), isVouched: true };
  }
  return { type: values.map(value => value.getText(source)).join(' | '), isNullable, isVouched: false };
}

/** The rows that the statements of a file declare, by the names of their constants; an empty row for one that only writes. */
export function declaredRows(file: string): ReadonlyMap<string, DeclaredRow> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.NodeArray<ts.TypeElement>>();
  const found = new Map<string, DeclaredRow>();
  const membersOf = (type: ts.TypeNode, name: string): readonly ts.TypeElement[] => {
    if (ts.isTypeLiteralNode(type)) return type.members;
    const members = ts.isTypeReferenceNode(type) ? named.get(type.typeName.getText(source)) : undefined;
    if (!members) throw new Error(`${file}: declare the row of ${name} in this file.`);
    return members;
  };
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) named.set(statement.name.text, statement.members);
    if (ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type))
      named.set(statement.name.text, statement.type.members);
  }
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const row = rowOf(initializer);
      if (row === undefined || !ts.isIdentifier(name)) continue;
      const members = row === null ? [] : membersOf(row, name.text);
      const fields = members
        .filter(ts.isPropertySignature)
        .flatMap(({ name: field, type }) =>
          type && !ts.isComputedPropertyName(field) ? [[field.text, fieldOf(type, source)] as const] : [],
        );
      found.set(name.text, new Map(fields));
    }
  }
  return found;
}

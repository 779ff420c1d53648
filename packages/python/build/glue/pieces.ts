import type { AnyNode, AssignmentExpression, Node, Program } from 'acorn';
import { inside, type Mentions } from './mentions.ts';

/** A part of the glue that can go if nothing that stays asks for it. */
export interface Piece {
  readonly node: Node;
  /** The code that it needs if it stays. */
  readonly needs: readonly Node[];
  isWanted(by: Mentions): boolean;
}

/** Nodes between commas, with what goes if all of them go. */
export interface List {
  readonly nodes: readonly Node[];
  readonly whole: Node;
}

export interface Pieces {
  readonly pieces: Piece[];
  readonly lists: List[];
  /** What always stays. */
  readonly rest: Node[];
}

/** Functions that have a line for each export, and the object that has an entry for each import. */
const [ASSIGN, CONVERT, IMPORTS] = ['assignWasmExports', 'applySignatureConversions', 'wasmImports'];

export class UnknownGlueError extends Error {
  constructor(what: string) {
    super(`pyodide.asm.mjs is not written as build/glue/pieces.ts knows it: ${what}`);
  }
}

const MADE_PURELY = ['Map', 'Set', 'WeakMap', 'Uint8Array', 'Int32Array', 'Float32Array'];

/** Whether nobody notices if this is not computed. */
function isPure(code: Node | null | undefined): boolean {
  const node = code as AnyNode | null | undefined;
  if (!node) return true;
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return true;
  if (node.type === 'NewExpression')
    return (
      node.callee.type === 'Identifier' &&
      MADE_PURELY.includes(node.callee.name) &&
      node.arguments.every(isPure)
    );
  const kinds = [
    'Identifier',
    'Literal',
    'MemberExpression',
    'ObjectExpression',
    'ArrayExpression',
    'Property',
    'UnaryExpression',
  ];
  return kinds.includes(node.type) && inside(node).every(isPure);
}

const keyOf = (node: AnyNode): string | null => {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'Identifier' ? node.name : null;
};

function assignmentIn(node: AnyNode): AssignmentExpression | null {
  if (node.type !== 'ExpressionStatement') return null;
  return node.expression.type === 'AssignmentExpression' ? node.expression : null;
}

/** The exports that a statement reads or writes: `wasmExports["name"]`. */
function exportsIn(node: Node): string[] {
  const one = node as AnyNode;
  const isExport =
    one.type === 'MemberExpression' && one.object.type === 'Identifier' && one.object.name === 'wasmExports';
  const name = isExport ? keyOf(one.property as AnyNode) : null;
  return [...(name === null ? [] : [name]), ...inside(one).flatMap(exportsIn)];
}

/** `_name = Module["_name"] = wasmExports["name"]`, and `wasmExports["name"] = convert(wasmExports["name"])`. */
function exportPieces(within: string, statements: readonly Node[], { pieces, rest }: Pieces): void {
  for (const node of statements) {
    const assignment = assignmentIn(node as AnyNode);
    const names = new Set(exportsIn(node));
    const [name] = names;
    if (assignment && names.size === 1 && name !== undefined) {
      const variable = within === ASSIGN ? keyOf(assignment.left as AnyNode) : null;
      const isWanted = ({ names, texts }: Mentions): boolean =>
        texts.has(name) || texts.has(`_${name}`) || (variable !== null && names.has(variable));
      pieces.push({ node, needs: [node], isWanted });
    } else if (within === ASSIGN) throw new UnknownGlueError(`another statement in ${ASSIGN}`);
    else rest.push(node);
  }
}

/** `Module["name"] = name`, and `name.sig = "pp"`. */
function assignmentPiece(node: AnyNode): Piece | null {
  const assignment = assignmentIn(node);
  if (!assignment || assignment.left.type !== 'MemberExpression' || !isPure(assignment.right)) return null;
  const { object, property } = assignment.left;
  const [owner, key] = [keyOf(object as AnyNode), keyOf(property as AnyNode)];
  if (object.type !== 'Identifier' || owner === null || key === null) return null;
  const needs = [assignment.right];
  if (owner === 'Module') return { node, needs, isWanted: ({ texts }) => texts.has(key) };
  return key === 'sig' ? { node, needs, isWanted: ({ names }) => names.has(owner) } : null;
}

function importPieces(whole: Node, all: Pieces, imported: ReadonlySet<string>): void {
  const object = whole as AnyNode;
  if (object.type !== 'ObjectExpression') throw new UnknownGlueError(`${IMPORTS} is no object`);
  for (const property of object.properties) {
    const key = property.type === 'Property' ? keyOf(property.key as AnyNode) : null;
    if (property.type !== 'Property' || key === null)
      throw new UnknownGlueError(`an entry of ${IMPORTS} without a name`);
    const isWanted = ({ texts }: Mentions): boolean => imported.has(key) || texts.has(key);
    all.pieces.push({ node: property, needs: [property.value], isWanted });
  }
  all.lists.push({ nodes: object.properties, whole });
}

function declared(node: AnyNode, all: Pieces, imported: ReadonlySet<string>): boolean {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    const name = node.id?.name ?? '';
    if (node.type === 'FunctionDeclaration' && (name === ASSIGN || name === CONVERT))
      exportPieces(name, node.body.body, all);
    else all.pieces.push({ node, needs: [node.body], isWanted: ({ names }) => names.has(name) });
    return true;
  }
  if (node.type !== 'VariableDeclaration') return false;
  for (const one of node.declarations) {
    const name = keyOf(one.id as AnyNode);
    if (name === IMPORTS && one.init) importPieces(one.init, all, imported);
    else if (name === null || !isPure(one.init)) all.rest.push(one);
    else
      all.pieces.push({
        node: one,
        needs: one.init ? [one.init] : [],
        isWanted: ({ names }) => names.has(name),
      });
  }
  all.lists.push({ nodes: node.declarations, whole: node });
  return true;
}

/**
 * What is looked up by a name that is only known when it runs could not be seen here.
 * @throws UnknownGlueError if code does so
 */
export function demandPlainNames(code: Node): void {
  const node = code as AnyNode;
  if (node.type === 'MemberExpression' && node.computed && node.object.type === 'Identifier') {
    const { name } = node.object;
    if ((name === 'Module' || name === 'wasmExports') && node.property.type !== 'Literal')
      throw new UnknownGlueError(`${name} is asked for a name that is computed`);
  }
  for (const one of inside(node)) demandPlainNames(one);
}

/**
 * Takes Emscripten's glue apart.
 *
 * @param imported what the WebAssembly imports
 * @throws UnknownGlueError if it is written in another way than Pyodide's was so far
 */
export function piecesOf(program: Program, imported: ReadonlySet<string>): Pieces {
  const [make] = program.body;
  if (make?.type !== 'FunctionDeclaration' || !make.async)
    throw new UnknownGlueError('it does not begin with an async function');
  const all: Pieces = { pieces: [], lists: [], rest: [] };
  for (const statement of make.body.body) {
    const node = statement as AnyNode;
    const piece = assignmentPiece(node);
    if (piece) all.pieces.push(piece);
    else if (!declared(node, all, imported)) all.rest.push(node);
  }
  const functions = make.body.body.flatMap(one => (one.type === 'FunctionDeclaration' ? [one.id.name] : []));
  for (const name of [ASSIGN, CONVERT])
    if (name !== undefined && !functions.includes(name)) throw new UnknownGlueError(`no function ${name}`);
  if (!all.lists.some(({ whole }) => whole.type === 'ObjectExpression'))
    throw new UnknownGlueError(`no object ${IMPORTS}`);
  return all;
}

import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Node, parse } from 'acorn';
import { GLUE, makeGlue, PYODIDE } from '../python-parts.ts';
import { mention, noMentions } from './mentions.ts';
import { trimGlue } from './trim-glue.ts';

/** What Emscripten writes, as far as this code looks. */
const glueOf = (more: string, assigned = '', imported = ''): string => `async function create(Module={}){
var _malloc,_rare,_used;function assignWasmExports(wasmExports){
_malloc=Module["_malloc"]=wasmExports["malloc"];_rare=Module["_rare"]=wasmExports["rare"];
_used=Module["_used"]=wasmExports["used"];${assigned}}
var wasmImports={read,unused,${imported}};function applySignatureConversions(wasmExports){
wasmExports["malloc"]=toPointer(wasmExports["malloc"]);wasmExports["rare"]=toPointer(wasmExports["rare"])}
function toPointer(call){return call}function read(){return helper(_malloc)}read.sig="i";
var helper=call=>call,lonely=[1],unused=()=>lonely;unused.sig="v";
Module["unused"]=unused;Module["FS"]=helper;${more}}export default create;`;

const trimmed = (glue: string, loader = ''): string => trimGlue(glue, loader, new Set(['read'])).code;

describe('glue', () => {
  test('keeps what is imported and what that needs, and nothing else', () => {
    const code = trimmed(glueOf('return Module'));
    for (const word of ['helper', '"malloc"', 'read.sig']) expect(code).toContain(word);
    for (const word of ['rare', 'used', 'lonely', '"FS"']) expect(code).not.toContain(word);
    expect(() => parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow();
  });

  test('keeps what is reached as a key, as a text or by the loader', () => {
    expect(trimmed(glueOf('Module._used()'))).toContain('wasmExports["used"]');
    expect(trimmed(glueOf('call("rare")'))).toContain('wasmExports["rare"]');
    expect(trimmed(glueOf('call(`unused`)'))).toContain('lonely');
    expect(trimmed(glueOf(''), 'module.FS.open()')).toContain('Module["FS"]=helper');
  });

  test('that is written in another way is refused with what is new in it', () => {
    const says = (what: string): string => `not written as build/glue/pieces.ts knows it: ${what}`;
    expect(() => trimmed(glueOf('', 'start(wasmExports)'))).toThrow(says('another statement in assignWasm'));
    expect(() => trimmed(glueOf('', '', '...more'))).toThrow(says('an entry of wasmImports without a name'));
    expect(() => trimmed(glueOf('Module["_" + name]()'))).toThrow(says('Module is asked for a name that'));
    expect(() => trimmed(glueOf('').replaceAll('assignWasmExports', 'assign'))).toThrow(
      says('no function assignWasmExports'),
    );
    expect(() => trimmed(glueOf('').replace('wasmImports=', 'imports='))).toThrow(
      says('no object wasmImports'),
    );
    expect(() => trimmed('export default function create() {}')).toThrow(says('it does not begin with'));
  });
});

/** The names of the variables and functions at the first level of what makes Python's module. */
function declaredIn(code: string): { readonly names: Set<string>; readonly whole: Node } {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const [make] = program.body;
  if (make?.type !== 'FunctionDeclaration') throw new Error('no function');
  const names = make.body.body.flatMap(node => {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return [node.id.name];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  });
  return { names: new Set(names), whole: make };
}

test("Pyodide's glue is less than two fifths of what it was, and declares every name that it mentions", async () => {
  const [before, { code: after }] = [await readFile(join(PYODIDE, GLUE), 'utf8'), await makeGlue()];
  expect(after.length).toBeLessThan(0.4 * before.length);
  const { names, whole } = declaredIn(after);
  const mentions = noMentions();
  mention(whole, mentions);
  const lost = [...declaredIn(before).names].filter(name => mentions.names.has(name) && !names.has(name));
  expect(lost).toEqual([]);
});

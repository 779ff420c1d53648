import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PyodideConfig } from 'pyodide';
import { startInParts } from '../parts/start-in-parts.ts';

const FOLDER = new URL('../../dist/node/', import.meta.url);

/** Where the build keeps the parts of this WebAssembly for Node. */
export function partsFiles(wasm: Uint8Array): { readonly first: string; readonly second: string } {
  const hash = createHash('sha256').update(wasm).digest('hex').slice(0, 12);
  const file = (part: string): string => fileURLToPath(new URL(`${hash}.${part}.wasm`, FOLDER));
  return { first: file('first'), second: file('second') };
}

/** Where the build keeps Pyodide's glue for them. */
export const GLUE_FILE = fileURLToPath(new URL('pyodide.asm.mjs', FOLDER));

async function readGlue(): Promise<PyodideConfig> {
  if (!existsSync(GLUE_FILE)) return {};
  const glue = (await import(pathToFileURL(GLUE_FILE).href)) as Glue;
  return { createPyodideModule: glue.default };
}

interface Glue {
  readonly default: NonNullable<PyodideConfig['createPyodideModule']>;
}

type Instantiate = (
  source: BufferSource,
  imports: WebAssembly.Imports,
) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;

const read = (file: string): WebAssembly.Module => new WebAssembly.Module(readFileSync(file));

/**
 * Calls `load`, which starts Python, with its glue and the two parts of its WebAssembly as in the browser, if the build
 * made them. `load` hands what it gets to Pyodide.
 *
 * @param late is told when the second part is loaded
 */
export async function inParts<Value>(
  load: (glue: PyodideConfig) => Promise<Value>,
  late: () => void = () => undefined,
): Promise<Value> {
  const glue = await readGlue();
  const whole = WebAssembly.instantiate as Instantiate;
  const inTwo: Instantiate = async (source, imports) => {
    const { first, second } = partsFiles(new Uint8Array(source as ArrayBuffer));
    if (!existsSync(first)) return whole(source, imports);
    const module = read(first);
    const takeSecond = (): WebAssembly.Module => {
      late();
      return read(second);
    };
    return { module, instance: await startInParts(module, imports, takeSecond) };
  };
  WebAssembly.instantiate = inTwo as typeof WebAssembly.instantiate;
  try {
    return await load(glue);
  } finally {
    WebAssembly.instantiate = whole as typeof WebAssembly.instantiate;
  }
}

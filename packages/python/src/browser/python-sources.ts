import type { PythonSources } from '../worker/runtime.ts';

/** Webpack's function to import every file of a folder. */
interface WebpackMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): { (name: string): string; keys(): string[] };
}

/** Our Python files, which webpack puts into the worker's script as text. */
export function pythonSources(): PythonSources {
  const files = (import.meta as unknown as WebpackMeta).webpackContext('../py/', { regExp: /\.py$/ });
  return Object.fromEntries(files.keys().map(name => [name.replace('./', ''), files(name)]));
}

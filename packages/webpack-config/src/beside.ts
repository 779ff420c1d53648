import path from 'node:path';

/** Returns the path of a file of this package: TypeScript in this repository, JavaScript where the package is installed. */
export const beside = (name: string): string =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.url)}`);

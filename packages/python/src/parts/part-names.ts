/** What the parts of Python's WebAssembly need of each other has names that begin with this; nobody else is to see them. */
export const PRIVATE = '$';

/** The table through which the parts call each other's functions. */
export const SLOTS = `${PRIVATE}slots`;

/** The module from which the second part imports what the first one has. */
export const FIRST = 'first';

/** The second part's file, next to Pyodide's own. */
export const LATE_PART = 'pyodide.late.wasm';

/** The standard library without the modules that a start does not read. */
export const LIBRARY = 'python_stdlib.zip';

/** Those modules. */
export const LATE_LIBRARY = 'python_stdlib.late.zip';

/** Why a program ended that needed a late file, and could not have it. */
export const LATE_PART_MISSING = 'A part of Python did not arrive';

/** What a program that needs a late file does. */
export type LatePartState = 'loading' | 'arrived';

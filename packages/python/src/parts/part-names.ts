/** What the parts of Python's WebAssembly need of each other has names that begin with this; nobody else is to see them. */
export const PRIVATE = '$';

/** The table through which the parts call each other's functions. */
export const SLOTS = `${PRIVATE}slots`;

/** The module from which the second part imports what the first one has. */
export const FIRST = 'first';

/** The second part's file, next to Pyodide's own. */
export const LATE_PART = 'pyodide.late.wasm';

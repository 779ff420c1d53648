import book from '@burrow/content/python-book.json' with { type: 'json' };
import type { PythonBook } from './book.types.ts';

/** Python's own constructs and functions, in the order in which the levels introduce them. */
export const PYTHON_BOOK = book as unknown as PythonBook;

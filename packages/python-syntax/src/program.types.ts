/** A part of an f-string: text as it is, or an expression to show. */
export type TextPart =
  | string
  | { readonly value: Expr; readonly conversion: string; readonly format: string };

/** One `for … in … if …` of a comprehension. */
export interface Loop {
  readonly target: Expr;
  readonly source: Expr;
  readonly tests: readonly Expr[];
}

/** An expression; `other` is one that Python can read but that is not followed here: `lambda`, `yield`. */
export type Expr =
  | { readonly kind: 'number'; readonly value: number; readonly isFloat: boolean }
  | { readonly kind: 'constant'; readonly value: boolean | null }
  | { readonly kind: 'text'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list' | 'tuple'; readonly items: readonly Expr[] }
  | { readonly kind: 'dict'; readonly entries: readonly (readonly [Expr, Expr])[] }
  | { readonly kind: 'await'; readonly value: Expr }
  | { readonly kind: 'unary'; readonly sign: string; readonly right: Expr }
  | { readonly kind: 'binary'; readonly sign: string; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'compare'; readonly first: Expr; readonly rest: readonly (readonly [string, Expr])[] }
  | { readonly kind: 'logic'; readonly sign: 'and' | 'or'; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'choice'; readonly test: Expr; readonly value: Expr; readonly otherwise: Expr }
  | { readonly kind: 'call'; readonly target: Expr; readonly values: readonly Expr[]; readonly named: readonly (readonly [string, Expr])[] }
  | { readonly kind: 'attribute'; readonly target: Expr; readonly name: string }
  | { readonly kind: 'item'; readonly target: Expr; readonly index: Expr }
  | { readonly kind: 'slice'; readonly target: Expr; readonly bounds: readonly (Expr | null)[] }
  | { readonly kind: 'comprehension'; readonly of: 'list' | 'dict' | 'generator'; readonly key: Expr | null; readonly value: Expr; readonly loops: readonly Loop[] }
  | { readonly kind: 'other' }; // prettier-ignore

export interface Parameter {
  readonly name: string;
  readonly default: Expr | null;
}

export interface Branch {
  readonly test: Expr;
  readonly body: readonly Statement[];
}

type Simple =
  | { readonly kind: 'expression'; readonly value: Expr }
  | { readonly kind: 'assign'; readonly targets: readonly Expr[]; readonly value: Expr }
  | { readonly kind: 'augmented'; readonly target: Expr; readonly sign: string; readonly value: Expr }
  | { readonly kind: 'return'; readonly value: Expr | null }
  | { readonly kind: 'pass' | 'break' | 'continue' | 'other' };

type Block =
  | { readonly kind: 'if'; readonly branches: readonly Branch[]; readonly otherwise: readonly Statement[] }
  | { readonly kind: 'while'; readonly test: Expr; readonly body: readonly Statement[] }
  | { readonly kind: 'for'; readonly target: Expr; readonly source: Expr; readonly body: readonly Statement[] }
  | { readonly kind: 'def'; readonly name: string; readonly parameters: readonly Parameter[]; readonly isAsync: boolean; readonly body: readonly Statement[] }; // prettier-ignore

/** A statement with its line in the editor, from 1. */
export type Statement = (Simple | Block) & { readonly line: number };

/** A program, as far as it can be read. */
export interface Program {
  readonly body: readonly Statement[];
  /** Lines that Python could not read, in their order; a program without them compiles. */
  readonly unreadable: readonly number[];
}

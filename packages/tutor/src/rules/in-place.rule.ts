import { isUnsolved } from '../context.ts';
import type { Rule } from './rule.ts';

/** Methods that change what they belong to and give back None. */
const IN_PLACE =
  /(?<=[=(,:]\s*|\b(?:return|in|yield) )([\w.[\]]+)\.(reverse|sort|append|extend|insert|remove|update|add|clear)\(/u;

/** `" ".join(row.reverse())`: reverse() changes row itself and gives back None. */
export const inPlaceAsValue: Rule = context => {
  if (!isUnsolved(context)) return null;
  for (const line of context.code.lines) {
    const [, name, method] = IN_PLACE.exec(line.text) ?? [];
    const isOwn = context.bindings.some(one => one.name === method);
    if (name !== undefined && method !== undefined && name !== 'player' && !isOwn)
      return { kind: 'none-from-method', line: line.first, params: { name, method: `${method}` } };
  }
  return null;
};

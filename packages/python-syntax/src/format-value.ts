import { asNumber, fails, isNumber, NotFollowed, repr, str, type Value } from './values.ts';

/** A value in an f-string: `{value}`, `{value!r}`, `{value:.2f}`. @throws Failure, NotFollowed */
export function formatted(
  value: Value,
  { conversion, format }: { conversion: string; format: string },
): string {
  const digits = /^\.(\d{1,2})f$/u.exec(format)?.[1];
  if (digits !== undefined) return isNumber(value) ? asNumber(value).toFixed(Number(digits)) : fails('value');
  if (format !== '') throw new NotFollowed(format);
  return conversion === 'r' || conversion === 'a' ? repr(value) : str(value);
}

const UNIT = 1_000;

/** Returns the size of a file in words of a language, in kilobytes or megabytes. */
export function sizeText(bytes: number, language: string): string {
  const isSmall = bytes < UNIT ** 2;
  const amount = isSmall ? Math.ceil(bytes / UNIT) : bytes / UNIT ** 2;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(amount);
}

import { Fragment, type ReactNode } from 'react';

interface TransProps {
  /** A whole text with marked parts: `You agree to our <terms>Terms</terms>.` */
  readonly text: string;
  /** What draws each part, by its mark. */
  readonly parts: Readonly<Record<string, (inside: string) => ReactNode>>;
}

/**
 * A sentence with links or other parts inside, so that each language places them itself.
 *
 * @example
 * import { Trans } from '@burrow/i18n';
 * const parts = { terms: inside => <a href="/en/terms">{inside}</a> };
 * <Trans text="You agree to our <terms>Terms</terms>." parts={parts} /> // → shows link 'Terms'
 */
export function Trans({ text, parts }: TransProps) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/u);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const mark = index % 3 === 2 ? (pieces[index - 1] ?? '') : '';
    return <Fragment key={index}>{parts[mark]?.(piece) ?? piece}</Fragment>;
  });
}

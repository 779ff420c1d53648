import { localePath, useTranslation } from '@burrow/i18n';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../router.ts';
import { useNeedsDocument } from './use-isolation.ts';

interface LocaleLinkProps extends Omit<LinkProps, 'to' | 'reloadDocument'> {
  /** Path without the language prefix, e.g. `play/python/intro-level2`; '' is the index. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children?: ReactNode;
}

/**
 * A link inside the site, in the page's language.
 *
 * @example
 * import { LocaleLink } from '@burrow/client';
 * <LocaleLink to="play/python">Play</LocaleLink> // → shows link 'Play'
 */
export function LocaleLink({ to, ...props }: LocaleLinkProps) {
  const { i18n } = useTranslation();
  const needsDocument = useNeedsDocument();
  return <Link {...props} to={localePath(i18n.language, to)} reloadDocument={needsDocument(to)} />;
}

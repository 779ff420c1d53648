import type { ReactNode } from 'react';
import { LocaleLink } from './locale-link.tsx';

interface LinkButtonProps {
  /** Path without language. */
  readonly to: string;
  readonly main?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, main = false, children }: LinkButtonProps) {
  return (
    <LocaleLink to={to} className={main ? 'link-button link-button--main' : 'link-button'}>
      {children}
    </LocaleLink>
  );
}

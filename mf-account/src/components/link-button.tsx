import { LocaleLink } from '@burrow/client';
import type { ReactNode } from 'react';

interface LinkButtonProps {
  /** Path without language. */
  readonly to: string;
  readonly main?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, main = false, children }: LinkButtonProps) {
  const look = main
    ? 'ant-btn-primary ant-btn-variant-solid ant-btn-color-primary'
    : 'ant-btn-default ant-btn-variant-outlined ant-btn-color-default';
  return (
    <LocaleLink to={to} className={`ant-btn ${look} link-button`}>
      {children}
    </LocaleLink>
  );
}

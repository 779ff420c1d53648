import { usePage } from '@burrow/client';
import type { ReactNode } from 'react';

interface LogInFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Below everything: other ways to log in. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a form at its start and the farm next to it, if there is room. */
export function LogInFrame({ title, text, footer, children }: LogInFrameProps) {
  usePage(title);
  return (
    <div className="log-in">
      <div className="sign-in__column">
        <div className="sign-in__content">
          <div className="sign-in__head">
            <h1>{title}</h1>
            {text && <p className="sign-in__text">{text}</p>}
          </div>
          {children}
          {footer && <div className="sign-in__footer">{footer}</div>}
        </div>
      </div>
      <div className="sign-in__scene" aria-hidden="true" />
    </div>
  );
}

import type { ReactNode } from 'react';
import { useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A card with a title, which names it.
 *
 * @example
 * import { Panel } from '@burrow/ui';
 * <Panel title="Your plan" text="Yearly, until 1 May."><p>12 seats</p></Panel> // → shows region 'Your plan'
 */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className="panel__text">{text}</p>}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import './empty-list.css';

interface EmptyListProps {
  /** The address of a picture of the farm, 320 by 224 pixels. */
  readonly picture: string;
  readonly title?: string;
  readonly text: string;
  /** One next step. */
  readonly children?: ReactNode;
}

/**
 * In place of a list that has nothing yet: the farm, what will stand there, and what to do next.
 *
 * @example
 * import { EmptyList } from '@burrow/ui/empty-list';
 * <EmptyList picture="/assets/gate.png" title="No classes yet" text="A class is made in a minute." />
 * // → shows heading 'No classes yet'
 */
export function EmptyList({ picture, title, text, children }: EmptyListProps) {
  return (
    <section className="empty-list">
      <img src={picture} alt="" width={320} height={224} loading="lazy" />
      <div className="empty-list__words">
        {title !== undefined && <h2>{title}</h2>}
        <p>{text}</p>
        {children !== undefined && <div className="empty-list__next">{children}</div>}
      </div>
    </section>
  );
}

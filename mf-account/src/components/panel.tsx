import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/** A card with a title. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="panel__title">
        {title}
      </h2>
      {text && <p className="panel__text">{text}</p>}
      {children}
    </section>
  );
}

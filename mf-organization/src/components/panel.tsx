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
    <section className="school-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className="school-panel__text">{text}</p>}
      {children}
    </section>
  );
}

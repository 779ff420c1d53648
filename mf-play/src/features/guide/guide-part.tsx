import type { ReactNode } from 'react';

interface GuidePartViewProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page with its heading, to which a link can lead. */
export function GuidePartView({ id, title, className = '', children }: GuidePartViewProps) {
  return (
    <section id={id} className={`guide__part ${className}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

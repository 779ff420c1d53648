import type { ReactNode } from 'react';

interface MessagePanelProps {
  readonly title: string;
  readonly text: string;
  /** A picture above the title; by default a sign, or a shut gate if something failed. */
  readonly picture?: ReactNode;
  /** Buttons or links. */
  readonly children?: ReactNode;
  /** Announced immediately. */
  readonly alert?: boolean;
}

/**
 * Shown in place of an area's content: empty, broken or not found.
 *
 * @example
 * import { Button, MessagePanel } from '@burrow/ui';
 * <MessagePanel alert title="This page is not here" text="Its address may be misspelt.">
 *   <Button type="primary">Back to the farm</Button>
 * </MessagePanel>
 * // → shows button 'Back to the farm'
 */
export function MessagePanel({ title, text, picture, children, alert = false }: MessagePanelProps) {
  return (
    <section className="message-panel" {...(alert ? { role: 'alert' } : {})}>
      {picture ?? (
        <span className={`message-panel__sprite message-panel__sprite--${alert ? 'gate' : 'sign'}`} />
      )}
      <h1 className="message-panel__title">{title}</h1>
      <p className="message-panel__text">{text}</p>
      <div className="message-panel__actions">{children}</div>
    </section>
  );
}

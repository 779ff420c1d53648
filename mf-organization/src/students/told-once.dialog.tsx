import { Button, Modal } from '@burrow/ui';
import type { ReactNode } from 'react';

interface ToldOnceDialogProps {
  readonly title: string;
  readonly text: string;
  readonly close: string;
  /** What is told: it stays nowhere in the page once the dialog is closed. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that shows a new way to log in, which nobody can look up later. */
export function ToldOnceDialog({ title, text, close, children, onClose }: ToldOnceDialogProps) {
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {close}
        </Button>
      }
    >
      <p className="school-quiet">{text}</p>
      {children}
    </Modal>
  );
}

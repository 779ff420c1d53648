import { Modal } from '@burrow/ui';
import { LevelMarkdown } from '../play/level-markdown.tsx';

interface TextDialogProps {
  readonly title: string;
  readonly text: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tutorial or hint of a level. */
export function TextDialog({ title, text, open, onClose }: TextDialogProps) {
  return (
    <Modal open={open} title={title} onCancel={onClose} footer={null} width={600}>
      <LevelMarkdown text={text} />
    </Modal>
  );
}

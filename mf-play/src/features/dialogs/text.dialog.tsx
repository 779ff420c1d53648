import { useTranslation } from '@burrow/i18n';
import { Button, Modal } from '@burrow/ui';
import type { ReactNode } from 'react';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import type { DialogProps } from '../../level/panel.types.ts';

export interface TextDialogProps extends DialogProps {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Of the text, if it is not that of the page. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Above the text. */
  readonly picture?: ReactNode;
}

/** A text of a level on its own. */
export function TextDialog(props: TextDialogProps) {
  const { open, onClose, title, text, lang, dir, picture } = props;
  const { t } = useTranslation('play-dialogs');
  const footer = (
    <Button type="primary" autoFocus onClick={onClose}>
      {t('texts.close')}
    </Button>
  );
  return (
    <Modal open={open} title={title} onCancel={onClose} footer={footer} width={600} destroyOnHidden>
      {picture}
      <LevelMarkdown text={text} lang={lang} dir={dir} />
    </Modal>
  );
}

import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { useState } from 'react';
import type { DialogProps } from '../dialogs/panel.types.ts';
import { LevelMarkdown } from '../play/level-markdown.tsx';
import { dosesOf, type Dose } from './help.rules.ts';
import { Shortcuts } from './shortcuts.tsx';

export interface HelpDialogProps extends DialogProps {
  readonly level: LevelData;
}

/** Help in doses, each asked for: a question, where to look, the lines in the wrong order, one line. */
export function HelpDialog({ open, onClose, level }: HelpDialogProps) {
  const { t } = useTranslation('play-dialogs');
  const [index, setIndex] = useState(0);
  const doses = dosesOf(level);
  const dose = doses[index];
  const footer = (
    <div className="help-dialog__ways">
      <Button onClick={() => setIndex(index - 1)} disabled={index === 0}>
        <Icon name="back" mirrored size={16} /> {t('help.before')}
      </Button>
      {index + 1 < doses.length && (
        <Button onClick={() => setIndex(index + 1)}>
          {t('help.more')} <Icon name="forward" mirrored size={16} />
        </Button>
      )}
      <Button type="primary" autoFocus onClick={onClose}>
        {t('texts.close')}
      </Button>
    </div>
  );
  return (
    <Modal open={open} title={t('help.title')} onCancel={onClose} footer={footer} width={560} destroyOnHidden>
      <div className="help-dialog" aria-live="polite">
        <p className="help-dialog__count">{t('help.dose', { number: index + 1, count: doses.length })}</p>
        {dose && <h3>{t(`help.${dose.kind}`)}</h3>}
        {dose && <DoseText dose={dose} />}
      </div>
      <p className="dialog-note">{t('help.noCost')}</p>
      <Shortcuts />
    </Modal>
  );
}

function DoseText({ dose }: { readonly dose: Dose }) {
  const { t } = useTranslation('play-dialogs');
  switch (dose.kind) {
    case 'nudge':
      return <LevelMarkdown text={dose.text} />;
    case 'look':
      return (
        <>
          <LevelMarkdown text={dose.text} />
          <ul className="help-dialog__places">
            {dose.tile && <li>{t('help.tile', { column: dose.tile[0] + 1, row: dose.tile[1] + 1 })}</li>}
            {dose.line && <li>{t('help.codeLine', { line: dose.line })}</li>}
          </ul>
        </>
      );
    case 'lines':
      return (
        <ul className="help-dialog__lines">
          {dose.lines.map((line, index) => (
            <li key={index}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
      );
    case 'line':
      return (
        <pre tabIndex={0} dir="ltr">
          {dose.line}
        </pre>
      );
  }
}

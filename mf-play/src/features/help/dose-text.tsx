import type { HintDose } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { LevelMarkdown } from '../play/level-markdown.tsx';

/** What a dose of help says. */
export function DoseText({ dose }: { readonly dose: HintDose }) {
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

import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';

interface PasteFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function PasteField({ text, onText }: PasteFieldProps) {
  const { t } = useTranslation('import');
  const id = useId();
  return (
    <div className="import-field">
      <label htmlFor={id}>{t('paste')}</label>
      <span className="school-quiet" id={`${id}-hint`}>
        {t('pasteHint')}
      </span>
      <textarea
        id={id}
        // The example is in the page's language.
        dir={text === '' ? undefined : 'auto'}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        placeholder={t('example')}
        value={text}
        onChange={event => onText(event.target.value)}
      />
    </div>
  );
}

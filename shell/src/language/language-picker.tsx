import { useChangeLanguageMutation } from '@burrow/client';
import { findLanguage, OFFERED_LANGUAGES, shellTexts, useTranslation, type Language } from '@burrow/i18n';
import { Icon, Popover } from '@burrow/ui';
import { useEffect, useState } from 'react';
import { changeLanguage } from './change-language.ts';
import { flagUrl } from './flag-url.ts';

export function LanguagePicker() {
  const { t, i18n } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [tellServer] = useChangeLanguageMutation();
  const current = findLanguage(i18n.language);
  const lessonsInEnglish = useLessonsInEnglish(open);

  const choose = (language: Language): void => {
    setOpen(false);
    if (language.code === current?.code) return;
    void changeLanguage(language, {
      tellServer: name => tellServer(name).unwrap(),
      load: shellTexts,
      goTo: url => location.assign(url),
    });
  };

  const list = (
    <ul className="language-list" aria-label={t('language.title')}>
      {OFFERED_LANGUAGES.map(language => (
        <li key={language.code}>
          <button
            type="button"
            className="language-list__item"
            lang={language.code}
            aria-current={language.code === current?.code}
            onClick={() => choose(language)}
          >
            <Flag code={language.code} />
            <span className="language-list__name">
              {language.native_name}
              {lessonsInEnglish[language.code] && (
                <small lang={i18n.language}>{t(`language.lessons.${lessonsInEnglish[language.code]}`)}</small>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );

  return (
    <Popover
      content={list}
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      arrow={false}
    >
      <button
        type="button"
        className="top-bar__item"
        aria-expanded={open}
        aria-label={t('language.choose', { language: current?.native_name })}
      >
        <Flag code={i18n.language} />
        <span className="top-bar__language">{current?.native_name}</span>
        <Icon name="down" size={14} />
      </button>
    </Popover>
  );
}

/** Of languages in which lessons are English: how many. It is loaded when the list opens, with letters that the machine may lack. */
function useLessonsInEnglish(open: boolean): Readonly<Record<string, string>> {
  const [coverage, setCoverage] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (!open) return;
    import('@burrow/ui/scripts/language-names.css').catch(() => undefined);
    import('./coverage.json', { with: { type: 'json' } }).then(
      ({ default: rows }) => setCoverage(rows),
      () => undefined,
    );
  }, [open]);
  return coverage;
}

function Flag({ code }: { readonly code: string }) {
  const url = flagUrl(code);
  return url ? <img className="flag" src={url} alt="" width={24} height={18} /> : null;
}

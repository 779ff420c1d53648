import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';

/** How a class differs from playing without rules, in a word each. */
export function ClassRules({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('organization');
  const rules = [
    schoolClass.unlocked_chapters.length > 0 && 'someChapters',
    schoolClass.no_skip && 'noSkip',
    schoolClass.quiz && 'quizzes',
    !schoolClass.assistant_enabled && 'noAssistant',
  ].filter(rule => rule !== false);
  if (rules.length === 0) return <span className="school-quiet">{t('classes.noRules')}</span>;
  return (
    <ul className="school-tags">
      {rules.map(rule => (
        <li key={rule}>{t(`classes.tags.${rule}`)}</li>
      ))}
    </ul>
  );
}

import { LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { MessagePanel, Portrait } from '@burrow/ui';

/** Shown to a family without students. */
export function NoStudents() {
  const { t } = useTranslation('profile');
  return (
    <MessagePanel
      title={t('students.none.title')}
      text={t('students.none.text')}
      picture={<Portrait character="Rabbit" size={96} />}
    >
      <LinkButton to="profile/students/add" main>
        {t('students.add')}
      </LinkButton>
    </MessagePanel>
  );
}

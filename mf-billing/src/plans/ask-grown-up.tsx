import { AskGrownUp as AskByMail, LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';

/** What a child sees in place of prices: what plans are for, and whom to ask. Students of a school ask their teacher. */
export function AskGrownUp({ isSchoolStudent }: { readonly isSchoolStudent: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <MessagePanel title={t('child.title')} text={t(isSchoolStudent ? 'child.teacher' : 'child.grownUp')}>
      {!isSchoolStudent && <AskByMail />}
      <LinkButton to="" main={isSchoolStudent}>
        {t('child.play')}
      </LinkButton>
    </MessagePanel>
  );
}

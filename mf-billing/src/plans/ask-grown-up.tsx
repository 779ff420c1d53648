import { LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';

/** What a child sees in place of prices: what plans are for, and whom to ask. */
export function AskGrownUp({ isPupil }: { readonly isPupil: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <MessagePanel title={t('child.title')} text={t(isPupil ? 'child.teacher' : 'child.grownUp')}>
      <LinkButton to="" main>
        {t('child.play')}
      </LinkButton>
    </MessagePanel>
  );
}

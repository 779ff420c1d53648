import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Note } from '@burrow/ui';
import { useMembersToReviewQuery } from '../../api/membership.api.ts';

/** Leads administrators to members whom they are to look at; nothing if there are none. */
export function ReviewNote() {
  const { t } = useTranslation('teachers');
  const { data } = useMembersToReviewQuery();
  const count = data?.members.length ?? 0;
  if (count === 0) return null;
  return (
    <Note>
      <p>
        {t('review.note', { count })}{' '}
        <LocaleLink to="organization/teachers/review">{t('review.open')}</LocaleLink>
      </p>
    </Note>
  );
}

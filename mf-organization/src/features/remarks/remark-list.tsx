import { useSession } from '@burrow/client';
import type { Remark } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { nameOf } from '../../members/name-of.rules.ts';

/** Remarks on a student, and whether they were read. Nobody changes or removes them. */
export function RemarkList({ remarks }: { readonly remarks: readonly Remark[] }) {
  const { t } = useTranslation('remarks');
  return (
    <ul className="remark-list" aria-label={t('title')}>
      {remarks.map(remark => (
        <li key={remark.id}>
          <ListedRemark remark={remark} />
        </li>
      ))}
    </ul>
  );
}

function ListedRemark({ remark }: { readonly remark: Remark }) {
  const { t } = useTranslation('remarks');
  const { dayAndTime } = useDates();
  const { about, line, verdict, text, created_at: at, read_at: readAt } = remark;
  const what = verdict ? t(`verdicts.${verdict}`) : t(`about.${about}`, { line: line?.number });
  return (
    <>
      <p className="remark-list__what">
        <strong>{what}</strong> {line && <code dir="ltr">{line.text.trim()}</code>}
      </p>
      {text && (
        <p className="remark-list__text" dir="auto">
          {text}
        </p>
      )}
      <p className="school-quiet remark-list__when">
        <bdi>{useAuthor(remark)}</bdi>, {dayAndTime(at)} ·{' '}
        <span className={readAt ? 'remark-list__read' : undefined}>
          {readAt && <Icon name="check" size={16} />}{' '}
          {readAt ? t('read', { at: dayAndTime(readAt) }) : t('unread')}
        </span>
      </p>
    </>
  );
}

/** Who wrote a remark; teachers do not see who their colleagues are. */
function useAuthor({ author_id: author }: Remark): string {
  const { t } = useTranslation('remarks');
  const { user, isAdmin } = useSession();
  const { data } = useTeachersQuery(undefined, { skip: !isAdmin });
  if (author === user?.user_id) return t('you');
  const member = data?.teachers.find(({ user_id }) => user_id === author);
  return member ? nameOf(member) : t('colleague');
}

import type { SupportedSchool } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useAppoint } from './use-appoint.ts';

interface SupportedMemberProps {
  readonly school: SupportedSchool;
  readonly member: SupportedSchool['members'][number];
}

/** An adult of a school; staff can appoint them if the school has no administrator. */
export function SupportedMember({ school, member }: SupportedMemberProps) {
  const { t } = useTranslation('account');
  const { day } = useDates();
  const { appoint, isLoading } = useAppoint(school);
  const { user_id: id, full_name, email, role, joined_at: at } = member;
  const name = full_name ?? email ?? '';
  return (
    <li className="found">
      <div className="found__words">
        <bdi className="found__name">{name}</bdi>
        <span className="found__details">
          <bdi>{email}</bdi> · {t(`staff.types.${role === 'admin' ? 2 : 1}`)} ·{' '}
          {t('support.joined', { date: day(at) })}
        </span>
      </div>
      {school.without_administrator_since !== null && (
        <Button loading={isLoading} onClick={() => void appoint(id, name)}>
          {t('support.appoint')}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}

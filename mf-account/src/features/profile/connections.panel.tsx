import { Panel } from '@burrow/ui';
import type { Profile } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';

/** What the account belongs to. */
export function ConnectionsPanel({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const { day } = useDates();
  const lines: [string, string][] = [
    ...(profile.organization_name
      ? [[t('details.organization'), profile.organization_name] as [string, string]]
      : []),
    [t('details.since'), day(profile.created_at)],
  ];
  return (
    <Panel title={t('details.connections')}>
      <dl className="facts">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

import type { ComparedRoster } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { DifferenceGroup } from './difference-group.tsx';
import { answeredWith, type Choices, classItems, GROUPS, itemsOf } from './difference.rules.ts';
import type { Source } from './roster-files.rules.ts';
import { UnsureGroup } from './unsure-group.tsx';

interface DifferenceProps {
  readonly compared: ComparedRoster;
  /** The system whose files these are; null for a single list, whose columns are shown. */
  readonly system: Source | null;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** How a list differs from the school, in groups: what needs an answer first, then what is accepted unless it is taken out. */
export function Difference({ compared, system, choices, onChoose }: DifferenceProps) {
  const { t } = useTranslation('import');
  const { ticked, unsure } = choices;
  const tick = (next: ReadonlySet<string>): void => onChoose({ ...choices, ticked: next });
  const same = compared.rows.filter(({ state }) => state === 'same').length;
  const elsewhere = itemsOf(compared, 'elsewhere');
  return (
    <>
      <section className="panel" aria-label={t('difference.title')}>
        <h2>{t('difference.title')}</h2>
        {system && <p>{t('difference.readAs', { system: t(`difference.systems.${system}`) })}</p>}
        <p role="status">{t('difference.same', { count: same })}</p>
        {elsewhere.length > 0 && <p>{t('difference.elsewhere', { count: elsewhere.length })}</p>}
      </section>
      <UnsureGroup
        items={itemsOf(compared, 'unsure')}
        answers={unsure}
        onAnswer={(key, answer) =>
          onChoose({ ...choices, unsure: answeredWith(compared, unsure, [key, answer]) })
        }
      />
      {GROUPS.map(group => (
        <DifferenceGroup
          key={group}
          name={group}
          items={itemsOf(compared, group)}
          ticked={ticked}
          onTick={tick}
        />
      ))}
      <DifferenceGroup name="classes" items={classItems(compared)} ticked={ticked} onTick={tick} />
    </>
  );
}

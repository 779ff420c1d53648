import { useTranslation } from '@burrow/i18n';
import { useThingName } from '../map-reader/index.ts';
import type { Recording } from '../../run/recording.ts';
import { stockAt, variablesAt } from './timeline.rules.ts';

interface ValuesProps {
  readonly recording: Recording;
  readonly position: number;
}

/** Variables and the bag as they were at a step, with what changed. */
export function Values({ recording, position }: ValuesProps) {
  const { t } = useTranslation('timeline');
  const nameOf = useThingName();
  const variables = variablesAt(recording, position);
  const stock = stockAt(recording, position);
  return (
    <div className="timeline__values">
      <section aria-label={t('variables')}>
        <h2 dir="auto">{t('variables')}</h2>
        <ul>
          {variables.map(({ name, value, isChanged }) => (
            <li key={name} className={isChanged ? 'timeline__value--changed' : ''}>
              <code dir="ltr">
                {name} = {value}
              </code>
              {isChanged && <span className="visually-hidden"> {t('changed')}</span>}
            </li>
          ))}
          {variables.length === 0 && <li dir="auto">{t('noVariables')}</li>}
        </ul>
      </section>
      <section aria-label={t('inventory')}>
        <h2 dir="auto">{t('inventory')}</h2>
        <ul>
          {stock.map(({ thing, count, change }) => (
            <li key={thing} className={change === 0 ? '' : 'timeline__value--changed'}>
              <span dir="auto">{nameOf(thing)}</span> × {count}
              {change !== 0 && <span> ({change > 0 ? `+${change}` : change})</span>}
            </li>
          ))}
          {stock.length === 0 && <li dir="auto">{t('emptyBag')}</li>}
        </ul>
      </section>
    </div>
  );
}

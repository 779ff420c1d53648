import { useTranslation } from '@burrow/i18n';
import { Icon, type IconName } from '@burrow/ui';

const PROMISES: readonly (readonly [name: string, icon: IconName])[] = [
  ['refund', 'success'],
  ['cancel', 'close'],
  ['follow', 'eye'],
];

/** What holds for every plan. */
export function Promises() {
  const { t } = useTranslation('purchase');
  return (
    <ul className="promises">
      {PROMISES.map(([name, icon]) => (
        <li key={name}>
          <Icon name={icon} size={24} />
          <div>
            <h2>{t(`promises.${name}.title`)}</h2>
            <p>{t(`promises.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

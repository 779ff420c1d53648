import { iconName } from '@burrow/art';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { GoalPicture } from '../goals/index.ts';
import './creative.css';
import type { Palette } from './use-palette.ts';

/** The things that can be put on the farm: choose one, then press a tile. */
export function PaletteBar({ palette }: { readonly palette: Palette }) {
  const { t } = useTranslation('play');
  const { things, chosen, hasPlaced, choose, clear } = palette;
  const nameOf = (type: string): string => t(`things.${type}`, { defaultValue: type });
  const chosenType = chosen === null ? undefined : things[chosen]?.type;
  return (
    <section className="palette" aria-label={t('palette.label')}>
      <p role="status">
        {chosenType ? t('palette.chosen', { thing: nameOf(chosenType) }) : t('palette.hint')}
      </p>
      <ul>
        {things.map(({ type, sprite, action }, index) => (
          <li key={`${action}/${type}/${sprite}`}>
            <button
              type="button"
              aria-pressed={chosen === index}
              title={nameOf(type)}
              onClick={() => choose(chosen === index ? null : index)}
            >
              <GoalPicture
                name={iconName(sprite)}
                fit={40}
                fallback={<span aria-hidden="true">{nameOf(type)}</span>}
              />
              <span className="visually-hidden">{nameOf(type)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasPlaced && <Button onClick={clear}>{t('palette.remove')}</Button>}
    </section>
  );
}

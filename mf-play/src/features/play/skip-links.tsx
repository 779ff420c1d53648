import { after } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import type { MouseEvent } from 'react';
import { useScreen, type Side } from '../../level/screen.context.ts';

/** Where the keyboard goes: the editor before Enter opens it, and the tile on which the animal stands. */
const PLACES = {
  code: '.play__code .editor-frame :is([tabindex="0"], button)',
  game: '.play__game [role="gridcell"][tabindex="0"]',
} as const satisfies Record<Side, string>;

/** Ways past everything above code and map, for those who come by keyboard. Seen when they have the focus. */
export function SkipLinks() {
  const { t } = useTranslation('play');
  const { showSide } = useScreen();
  const skip = (side: Side) => (event: MouseEvent) => {
    event.preventDefault();
    showSide(side);
    after(0, () => document.querySelector<HTMLElement>(PLACES[side])?.focus());
  };
  return (
    <>
      <a className="play__skip" href="#code" onClick={skip('code')}>
        {t('side.skipToCode')}
      </a>
      <a className="play__skip" href="#map" onClick={skip('game')}>
        {t('side.skipToMap')}
      </a>
    </>
  );
}

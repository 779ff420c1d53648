import { useTranslation } from '@burrow/i18n';
import { Icon, Tooltip } from '@burrow/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { soundPlayer } from './sound-player.ts';

/** Turns the sounds of the game off and on. */
export function SoundButton() {
  const { t } = useTranslation('play');
  const player = soundPlayer();
  const isMuted = useSyncExternalStore(player.subscribe, player.isMuted);
  useEffect(() => player.listen(), [player]);
  const label = t(isMuted ? 'sound.turnOn' : 'sound.turnOff');
  return (
    <Tooltip title={label}>
      <button
        type="button"
        className="way-button way-button--icon"
        aria-label={label}
        onClick={() => player.mute(!isMuted)}
      >
        <Icon name={isMuted ? 'muted' : 'sound'} />
      </button>
    </Tooltip>
  );
}

import { useTranslation } from '@burrow/i18n';
import { LevelPicture } from '../../components/level-picture/level-picture.tsx';
import type { WayOn } from './use-way-on.ts';

/** What comes next: its map, its name and its idea. */
export function NextLevel({ wayOn }: { readonly wayOn: WayOn }) {
  const { t } = useTranslation('play-dialogs');
  return (
    <div className="next-level">
      <LevelPicture slug={wayOn.slug} />
      <p>
        <span className="next-level__lead">{t('complete.comes')}</span>
        <strong>{wayOn.name}</strong>
        <span>{wayOn.idea}</span>
      </p>
    </div>
  );
}

import { useTranslation } from '@burrow/i18n';
import { LevelPicture } from '../../components/level-picture/level-picture.tsx';
import type { WayOn } from './use-ways-on.ts';

/** What comes next: a level with its map, or a quiz; its name and what it is about. */
export function NextLevel({ wayOn: { slug, name, idea } }: { readonly wayOn: WayOn }) {
  const { t } = useTranslation('play-dialogs');
  return (
    <div className="next-level">
      {slug !== null && <LevelPicture slug={slug} />}
      <p>
        <span className="next-level__lead">{t('complete.comes')}</span>
        <strong>{name}</strong>
        <span>{idea}</span>
      </p>
    </div>
  );
}

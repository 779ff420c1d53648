import type { PictureName } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Picture } from '@burrow/ui/picture';

interface PictureRowProps {
  readonly pictures: readonly PictureName[];
  /** Pixels per side of a picture. */
  readonly size: number;
}

/** The pictures of a student in their order, with their names. */
export function PictureRow({ pictures, size }: PictureRowProps) {
  const { t } = useTranslation('pictures');
  return (
    <ol className="picture-row" aria-label={t('pictures')}>
      {pictures.map(name => (
        <li key={name}>
          <Picture name={name} size={size} />
          <span>{t(`names.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}

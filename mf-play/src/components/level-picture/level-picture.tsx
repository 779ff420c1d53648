import { LEVEL_PICTURES } from '@burrow/content/pictures';
import './level-picture.css';

/** The map of a level, small. Nothing if this page has no picture of it. */
export function LevelPicture({ slug }: { readonly slug: string }) {
  const url = LEVEL_PICTURES[slug];
  return url ? (
    <img className="level-picture" src={url} alt="" width={320} height={192} loading="lazy" />
  ) : null;
}

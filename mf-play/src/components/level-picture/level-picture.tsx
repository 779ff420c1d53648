import pictures from '@burrow/content/pictures.json' with { type: 'json' };
import { useState } from 'react';
import './level-picture.css';

/** The address of this remote's build; tests have none. */
const BUILD = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** The map of a level, small. Nothing if this build has no picture of it, as of a level that is newer. */
export function LevelPicture({ slug }: { readonly slug: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === slug) return null;
  return (
    <img
      className="level-picture"
      src={`${BUILD}${pictures.base}${slug}.png`}
      alt=""
      width={320}
      height={192}
      loading="lazy"
      onError={() => setMissing(slug)}
    />
  );
}

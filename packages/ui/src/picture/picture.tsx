import type { PictureName } from './picture-names.ts';
import bodies from './pictures.json' with { type: 'json' };

interface PictureProps {
  readonly name: PictureName;
  /** Pixels per side. */
  readonly size: number;
}

/** A picture of a picture password. It is decorative: its name is written next to it, or is that of the control around it. */
export function Picture({ name, size }: PictureProps) {
  return (
    <svg
      className="picture"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  );
}

import type { IconName } from './icon-names.ts';
import bodies from './icons.json' with { type: 'json' };

interface IconProps {
  readonly name: IconName;
  /** Pixels; 20 by default. */
  readonly size?: number;
  /** Mirrored on pages that run from right to left; for arrows. */
  readonly mirrored?: boolean;
  readonly className?: string;
}

/**
 * A decorative icon in the text's colour. Give the control around it the name.
 *
 * @example
 * import { Button, Icon } from '@burrow/ui';
 * <Button aria-label="Close" icon={<Icon name="close" />} /> // → shows button 'Close'
 */
export function Icon({ name, size = 20, mirrored = false, className = '' }: IconProps) {
  return (
    <svg
      className={`icon ${mirrored ? 'icon--mirrored' : ''} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  );
}

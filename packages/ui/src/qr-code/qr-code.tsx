import { encode } from 'uqr';

interface QrCodeProps {
  readonly content: string;
  readonly label: string;
}

/** White modules around the code; scanners need them. */
const QUIET_ZONE = 4;

/**
 * A QR code of a text, drawn as one path so that it prints sharply; `label` says to those who do not see it what it is.
 * Its size is that of the class `qr-code`.
 *
 * @example
 * import { QrCode } from '@burrow/ui/qr-code';
 * <QrCode content="https://burrow.example/en/join" label="The way into the class" />
 * // → shows img 'The way into the class'
 */
export function QrCode({ content, label }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

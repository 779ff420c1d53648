/** The light palette by role. Contrast of every text pair is AA or better. */
export const light = {
  page: '#F2F3EA',
  surface: '#FFFFFF',
  sunken: '#F8F9F3',
  ink: '#22281C',
  inkSecondary: '#545B49',
  inkTertiary: '#6A7160',
  controlBorder: '#7F866F',
  divider: '#DDE0D0',
  leaf: '#2A7A3A',
  leafHover: '#21632E',
  leafDeep: '#1A5026',
  leafSoft: '#E2F1DA',
  leafInk: '#1E5A2A',
  carrot: '#A84A0A',
  carrotSoft: '#FDEBD8',
  pond: '#1D6A87',
  pondSoft: '#DDEFF4',
  pondInk: '#17566E',
  radish: '#B4273F',
  radishSoft: '#FBE5E7',
  radishDeep: '#7E1829',
  sun: '#F6C744',
  sunSoft: '#FDF1C9',
  sunInk: '#6B4F00',
  hedge: '#1F3B2C',
  hedgeRaised: '#2B4E3B',
  hedgeInk: '#E9F2E2',
  soil: '#5A3D28',
  mask: 'rgba(24, 32, 20, 0.55)',
  codeKeyword: '#8A2A6B',
  codeFunction: '#1D6A87',
  codeString: '#2A7A3A',
  codeNumber: '#A84A0A',
} as const;

/** Returns the custom property of a role, such as `--leaf-hover`. */
export function customPropertyOf(role: string): string {
  return `--${role.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

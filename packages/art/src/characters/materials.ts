/** Ramps of four palette keys: line, dark, base, light. */
export const MATERIALS = {
  lilac: ['K', 'L', 'M', 'N'],
  white: ['q', 'm', 'W', 'W'],
  orange: ['R', 'O', 'P', 'Q'],
  ginger: ['w', 'P', 'Q', 'z'],
  tan: ['w', 'x', 'y', 'z'],
  brown: ['v', 'w', 'x', 'y'],
  dark: ['k', 'v', 'w', 'x'],
  grey: ['p', 'q', 'r', 'm'],
  slate: ['k', 'p', 'q', 'r'],
  ink: ['k', 'k', 'p', 'q'],
  green: ['7', 'F', 'J', '5'],
  leaf: ['6', '7', '8', '3'],
  pink: ['R', 'i', 'j', 'C'],
  rose: ['R', 'R', 'i', 'j'],
  cream: ['w', 'f', 'C', 'W'],
  yellow: ['O', 'Q', 'Y', 'Z'],
  red: ['R', 'R', 'S', 'T'],
  blue: ['p', 'A', 'B', 'D'],
  purple: ['k', 'G', 'H', 'M'],
  sky: ['A', 'B', 'D', 'E'],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type Material = keyof typeof MATERIALS;
export type Ramp = readonly [line: string, dark: string, base: string, light: string];

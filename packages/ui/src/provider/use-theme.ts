import { useState } from 'react';
import { antdTheme } from '../theme/antd-theme.ts';

function themeHere(): typeof antdTheme {
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ...antdTheme, token: { ...antdTheme.token, motion } };
}

/** Our theme; nothing of antd slides or fades for those who asked their system for less motion. */
export function useTheme(): typeof antdTheme {
  const [theme] = useState(themeHere);
  return theme;
}

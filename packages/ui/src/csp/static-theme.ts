/**
 * Replaces antd's theme (`antd/es/theme`) in our builds: the functions that compute tokens and write styles while a page
 * runs, 20 KB of every page. All their results are in the style sheets that the build of this package draws; what antd's parts still
 * read while they run are the few tokens below.
 */
import { createContext } from 'react';

/** `build/static-theme.test.ts` holds names and values against antd and our theme. */
export const TOKENS = {
  borderRadius: 10,
  colorBgContainer: '#FFFFFF',
  colorFill: 'rgba(0,0,0,0.15)',
  colorFillQuaternary: 'rgba(0,0,0,0.02)',
  colorFillSecondary: 'rgba(0,0,0,0.06)',
  colorFillTertiary: 'rgba(0,0,0,0.04)',
  colorTextQuaternary: 'rgba(0,0,0,0.25)',
  fontSize: 16,
  lineHeight: 1.5,
  lineWidth: 1,
  marginXXS: 4,
  padding: 16,
  paddingSM: 12,
  paddingXS: 8,
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: 575,
  screenSM: 576,
  screenSMMin: 576,
  screenSMMax: 767,
  screenMD: 768,
  screenMDMin: 768,
  screenMDMax: 991,
  screenLG: 992,
  screenLGMin: 992,
  screenLGMax: 1199,
  screenXL: 1200,
  screenXLMin: 1200,
  screenXLMax: 1599,
  screenXXL: 1600,
  screenXXLMin: 1600,
  screenXXLMax: 1919,
  screenXXXL: 1920,
  screenXXXLMin: 1920,
  sizePopupArrow: 16,
  zIndexPopupBase: 1000,
};

/** What belongs to one part only. */
const OF_PARTS = { Table: { selectionColumnWidth: 44 } };

const CSS_VAR = { prefix: 'ant', key: 'burrow' };

/** antd's parts may move, unless the system was asked for less motion. */
const motion = !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

const TOKEN = { ...TOKENS, ...OF_PARTS, motion };

/** As antd's hook: the theme, the tokens, the class of hashed styles, the tokens for styles, custom properties, no styles at run time. */
const useToken = (): readonly unknown[] => [defaultTheme, TOKEN, '', TOKEN, CSS_VAR, true];

type UseStyle = () => readonly [hashId: string, cssVarCls: string];

const useStyle: UseStyle = () => ['', CSS_VAR.key];
const NoStyles = (): null => null;
const nothing = (): null => null;

export const genStyleHooks = (): UseStyle => useStyle;
export const genSubStyleComponent = (): typeof NoStyles => NoStyles;
export const genComponentStyleHook = () => (): string => '';

/** Names of a part's custom properties, and how they are used. */
export function genCssVar(antCls: string, component: string) {
  const name = (token: string): string => `--${antCls.replaceAll('.', '')}-${component}-${token}`;
  const use = (token: string, fallback?: string): string =>
    fallback ? `var(${name(token)}, ${fallback})` : `var(${name(token)})`;
  return [name, use] as const;
}

export const defaultTheme = {};
export const defaultConfig = { token: {}, override: { override: {} }, hashed: false };
export const DesignTokenContext = createContext<unknown>(defaultConfig);

export { useToken, useToken as default };

/** Only functions that draw styles call these, and the build leaves those out. */
export {
  nothing as calc,
  nothing as genPresetColor,
  nothing as getLineHeight,
  nothing as mergeToken,
  nothing as PresetColors,
  nothing as statistic,
  nothing as statisticToken,
  nothing as useResetIconStyle,
  nothing as useStyleRegister,
};

import type { Config } from 'jest';

/** jest's settings for a remote: React in jsdom, TypeScript, styles and pictures left out. */
export declare const react: Config;

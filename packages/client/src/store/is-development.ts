/** Webpack replaces it with the mode of the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// oxlint-disable-next-line no-restricted-properties -- not a setting: the build replaces it with its mode
export const isDevelopment: boolean = process.env.NODE_ENV === 'development';

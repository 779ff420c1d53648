/** Webpack puts the mode of the build in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// oxlint-disable-next-line no-restricted-properties -- no setting: the build puts its mode in the place of it
export const isDevelopment: boolean = process.env.NODE_ENV === 'development';

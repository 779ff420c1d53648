declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.css';
/** The address of the build, ending in a slash; webpack replaces it. */
declare const __webpack_public_path__: string;

/** dist/assets.json, which the build writes. */
declare const assets: { readonly base: string; readonly worker: string; readonly files: readonly string[] };
export default assets;

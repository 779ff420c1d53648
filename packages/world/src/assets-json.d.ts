/** dist/assets.json, which the build writes. */
declare const assets: { readonly base: string };
export default assets;

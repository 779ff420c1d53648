/** The start of a level, drawn by the build: the address at which a bundler puts it. 320 by 224 pixels. */
declare const url: string;
export default url;

/** The folder of a release in the store, which is also its path on the site. */
export const releaseFolder = (project: string, version: string): string => `remotes/${project}/${version}`;

/** The name of the file that is written last: without it, the folder is not complete. */
export const RELEASE_FILE = 'release.json';
export const ASSET_FILE = 'asset.json';

/** The hashes of a release's scripts and styles, which pages read from the site before they load these from elsewhere. */
export const INTEGRITY_FILE = 'integrity.json';

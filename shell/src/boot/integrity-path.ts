/** Where this site has the hashes of a remote whose files are elsewhere; null if they are from this site too. */
export function integrityPathOf(manifest: string): string | null {
  const { origin, pathname } = new URL(manifest, location.href);
  return origin === location.origin ? null : pathname.replace(/[^/]*$/, 'integrity.json');
}

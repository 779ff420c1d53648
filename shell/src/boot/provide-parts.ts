/**
 * Registers the further entries of the UI package with the federation, so that remotes take them from the
 * host together with the context of the first. Each is loaded when a remote first needs it.
 */
export function provideParts(): readonly (() => Promise<unknown>)[] {
  return [
    () => import('@burrow/ui/extra'),
    () => import('@burrow/ui/office'),
    () => import('@burrow/ui/table'),
  ];
}

/**
 * Registers the second part of the UI package with the federation, so that remotes take it from the
 * host together with the context of the first. It is loaded when a remote first needs it.
 */
export function provideExtra(): Promise<unknown> {
  return import('@burrow/ui/extra');
}

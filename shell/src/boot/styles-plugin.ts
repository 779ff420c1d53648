import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Leaves styles to the remotes' own loaders, which wait for them, notice a failure and can try again: a style sheet of
 * the federation counts as loaded as soon as its link exists.
 */
export const stylesPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'styles',
  loadRemoteSnapshot: async given => {
    const { remoteSnapshot } = given;
    if ('modules' in remoteSnapshot)
      for (const { assets } of remoteSnapshot.modules) assets.css = { sync: [], async: [] };
    return given;
  },
});

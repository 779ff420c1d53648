const { isAbsolute } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const Runtime = require('jest-runtime').default;

/** Tests, what helps them, and libraries that register something in the file of tests that loads them. */
const OF_ONE_FILE =
  /[/\\](test|testing|jest)[/\\]|\.(spec|test|suite|harness|matrix|bench)\.tsx?$|[/\\]node_modules[/\\](@?jest|expect|msw|@testing-library)/;

const pathOf = key => (key.startsWith('file:') && !/[?#]/.test(key) ? fileURLToPath(key) : undefined);

/**
 * Loads libraries and sources once for all files of tests of an environment that keeps `modules`, and tests and their
 * helpers for each file. What imports something that is not kept, is not kept either.
 */
module.exports = class KeptRuntime extends Runtime {
  #modules;
  #isReset = false;

  constructor(...given) {
    super(...given);
    this.#modules = this._environment.modules;
    if (!this.#modules) return;
    for (const [key, module] of this.#modules.esm) this.registries.esModuleRegistry.set(key, module);
    for (const [key, module] of this.#modules.cjs) this.registries.moduleRegistry.set(key, module);
    this.#modules.current = this;
    this.#isReset = false;
    this.#leaveToCurrent('resolveModule', 'linkAndEvaluateModule');
  }

  /** A kept module that imports something later does so in the file of tests that runs then. */
  #leaveToCurrent(...names) {
    for (const name of names) {
      const own = this.esmLoader[name].bind(this.esmLoader);
      this.esmLoader[name] = (...args) => {
        const { current } = this.#modules;
        return current === this ? own(...args) : current.esmLoader[name](...args);
      };
    }
  }

  requireModuleOrMock(from, name) {
    const current = this.#modules?.current ?? this;
    return current === this ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  resetModules() {
    if (#isReset in this) this.#isReset = true;
    super.resetModules();
  }

  teardown() {
    if (this.#modules && !this.#isReset) this.#keep();
    super.teardown();
  }

  #keep() {
    const { esm, cjs, own } = this.#modules;
    const mayKeep = path => !OF_ONE_FILE.test(path) && (this._environment.keeps?.(path) ?? true);
    for (const [path, module] of this.registries.moduleRegistry)
      if (module.loaded && mayKeep(path)) cjs.set(path, module);
    const found = new Map();
    for (const [key, module] of this.registries.esModuleRegistry) {
      const path = pathOf(key);
      if (path && !esm.has(key) && !own.has(key) && module.status === 'evaluated')
        found.set(key, { module, needs: this.#needsOf(path, module), isKept: mayKeep(path) });
    }
    const isKept = key => esm.has(key) || found.get(key)?.isKept || !pathOf(key);
    const loose = () => [...found.values()].filter(each => each.isKept && !each.needs.every(isKept));
    for (let left = loose(); left.length > 0; left = loose()) for (const each of left) each.isKept = false;
    for (const [key, each] of found) {
      if (each.isKept) esm.set(key, each.module);
      else own.add(key);
    }
  }

  /** The keys of what a module imports. */
  #needsOf(path, module) {
    return (module.moduleRequests ?? []).map(({ specifier }) => {
      const resolved = this._resolution.resolveEsm(path, specifier);
      return isAbsolute(resolved) ? pathToFileURL(resolved).href : resolved;
    });
  }
};

if (globalThis.document) await import('./dom-polyfills.mjs');

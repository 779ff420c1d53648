// A busy machine is no reason to fail: what a test waits for may take a while.
if (globalThis.document) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}

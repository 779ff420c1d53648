// The federation runtime resolves shared modules before anything that uses them is evaluated.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');

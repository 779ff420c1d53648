// The federation runtime settles shared modules before anything that uses them is evaluated.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');

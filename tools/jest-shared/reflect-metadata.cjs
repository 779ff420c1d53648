module.exports = globalThis.sharedModule('reflect-metadata');

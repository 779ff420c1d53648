module.exports = globalThis.sharedModule('rxjs');

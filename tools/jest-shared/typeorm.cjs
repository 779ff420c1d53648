module.exports = globalThis.sharedModule('typeorm');

module.exports = globalThis.sharedModule('pg-boss');

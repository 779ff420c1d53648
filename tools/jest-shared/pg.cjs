module.exports = globalThis.sharedModule('pg');

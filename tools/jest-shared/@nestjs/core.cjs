module.exports = globalThis.sharedModule('@nestjs/core');

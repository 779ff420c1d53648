module.exports = globalThis.sharedModule('@nestjs/common');

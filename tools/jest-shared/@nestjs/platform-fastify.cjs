module.exports = globalThis.sharedModule('@nestjs/platform-fastify');

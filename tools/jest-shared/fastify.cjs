module.exports = globalThis.sharedModule('fastify');

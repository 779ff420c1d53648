import { byService, SERVICES } from '@burrow/contracts';
import { createLogger, Metrics, runProcess, startTracing } from '@burrow/service-kit';
import { readGatewayEnv } from './config/env.ts';
import { drainMs } from './config/reach.rules.ts';
import { createGateway } from './create-gateway.ts';

await runProcess(async () => {
  const env = readGatewayEnv();
  const metrics = env.METRICS_PORT === undefined ? undefined : new Metrics();
  const logger = createLogger('gateway', env.LOG_LEVEL);
  const tracing = await startTracing(env, logger);
  const places = byService(name => env[SERVICES[name].addressSetting]);
  const gateway = await createGateway({
    settings: { ...env, DRAIN_MS: drainMs(env) },
    places,
    logger,
    metrics,
  });
  const address = await gateway.listen(env.HOST, env.PORT);
  if (env.METRICS_PORT !== undefined) await metrics?.listen(env.HOST, env.METRICS_PORT);
  return {
    line: `Burrow's gateway is running at ${address}`,
    drain: gateway.drain,
    close: async () => {
      await gateway.close();
      await metrics?.close();
      await tracing[Symbol.asyncDispose]();
    },
  };
});

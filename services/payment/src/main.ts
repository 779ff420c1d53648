import { runProcess, startAlone } from '@burrow/service-kit';
import { readPaymentEnv } from './config/env.ts';
import { createPayment } from './create-payment.ts';

await runProcess(async () => {
  const env = readPaymentEnv();
  return startAlone('payment', env, parts => createPayment({ ...parts, settings: env }));
});

import { parseEnv, runProcess } from '@burrow/service-kit';
import { PaddleEnvSchema } from './config/env.ts';
import { createPaddle } from './create-paddle.ts';

// Whoever started it with a channel has ended.
process.once('disconnect', () => process.exit(0));

await runProcess(async () => {
  const paddle = createPaddle(parseEnv(PaddleEnvSchema));
  return {
    line: `A test of Paddle, which takes no money: ${await paddle.listen()}`,
    close: () => paddle.close(),
  };
});

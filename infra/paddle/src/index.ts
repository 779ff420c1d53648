export { PaddleEnvSchema } from './config/env.ts';
export { createPaddle, type PaddleStandIn } from './create-paddle.ts';
export { sign } from './events/sign.ts';

export { createNodeRunner, type NodeRunner } from './node-runner.ts';

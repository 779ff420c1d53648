import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import JsdomEnvironment from 'jest-fixed-jsdom';

/** Rules are pure: they need no page, and a page is most of what so short a test takes. */
export default function environmentOf(config, context) {
  const Environment = context.testPath.endsWith('.rules.test.ts') ? NodeEnvironment : JsdomEnvironment;
  return new Environment(config, context);
}

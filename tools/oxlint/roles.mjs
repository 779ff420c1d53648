/**
 * What a file of the server can be, by the end of its name: `goals.rules.ts`. The classes in it end in the same word,
 * so that SignUp is a contract, SignUpController takes the call and SignUpService does the work.
 */
export const ROLES = [
  // what Nest makes
  'controller', 'guard', 'handler', 'job', 'module', 'repository', 'service',
  // what a feature is made of
  'client', 'decorator', 'entity', 'error', 'filter', 'pipe', 'queries', 'routes', 'rules', 'upstream', 'worker',
  // data and types
  'events', 'exempt', 'matrix', 'schema', 'table', 'texts', 'types',
  // beside the product
  'bench', 'harness', 'spec',
]; // prettier-ignore

/** Roles whose classes carry no role in their names, since what they contain is named differently. */
export const WITHOUT_CLASS_SUFFIX = ['spec', 'harness', 'bench'];

/** Files that are known by their names, whatever they export. */
export const KNOWN_BY_NAME = /^(index|main|env|global-setup|global-teardown)\.ts$/;

/** What a file of the browser's side can be. */
export const WEB_ROLES = [
  // what is drawn
  'dialog', 'drawer', 'page', 'panel', 'provider',
  // what a feature is made of
  'api', 'context', 'handlers', 'part', 'parts', 'routes', 'rules', 'slice', 'table', 'types',
  // beside the product
  'harness', 'test',
]; // prettier-ignore

/** Roles in which the name of something that the file exports ends: `goals.dialog.tsx` exports GoalsDialog. */
export const SAID_IN_NAMES = ['dialog', 'drawer', 'handlers', 'page', 'panel', 'provider', 'routes', 'slice'];

/** Those of them that are components: nothing else is named like one. */
export const COMPONENT_ROLES = ['dialog', 'drawer', 'page', 'panel', 'provider'];

/** Files of the browser's side that are known by their names. */
export const WEB_KNOWN_BY_NAME = /^(index|main|manifest|contributions|early|bootstrap)\.tsx?$|\.d\.ts$/;

export { hostConfig } from './host-config.ts';
export { readProject, type WebProject } from './project.ts';
export { remoteConfig } from './remote-config.ts';

import { remoteConfig } from '@burrow/webpack-config';

export default remoteConfig(import.meta.dirname);

import { hostConfig } from '@burrow/webpack-config';

export default hostConfig(import.meta.dirname);

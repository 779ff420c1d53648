import { ENDPOINTS, type Endpoint } from '../endpoints/index.ts';

/** The generated file beside this one. */
export const CALLS_FILE = 'calls.generated.ts';

const HEAD = `// Written by \`npm run calls\` from the table of endpoints: change that.
import { callOf } from './call.ts';
`;

const line = ([name, { method, path, summary }]: readonly [string, Endpoint]): string => `
/** ${summary} */
export const ${name} = /* @__PURE__ */ callOf<'${name}'>('${method}', '${path.replace(/^\/api/, '')}');
`;

/** The source of \`calls.generated.ts\`: a constant for each endpoint, by its name. */
export const callsSource = (): string =>
  [
    HEAD,
    ...Object.entries<Endpoint>(ENDPOINTS)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(line),
  ].join('');

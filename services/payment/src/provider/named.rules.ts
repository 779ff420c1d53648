/** The SDK's resources, such as `transactions`. */
type Resources = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns the SDK as it is, which tells which of its calls was made last, such as `transactions.get`: what is refused is logged
 * by it, and never with what was asked.
 */
export function named<Sdk extends object>(sdk: Sdk, tell: (call: string) => void): Sdk {
  return new Proxy(sdk, {
    get: (_target, resource: string) => {
      const methods = (sdk as Resources)[resource];
      if (typeof methods !== 'object') return methods;
      return new Proxy(methods, {
        get: (_methods, method: string) => {
          const value = methods[method];
          if (typeof value !== 'function') return value;
          return (...values: unknown[]) => {
            tell(`${resource}.${method}`);
            return value.apply(methods, values);
          };
        },
      });
    },
  });
}

/** What one kind of thing is called, and many (`…_other`), by the name that programs use. */
export type ThingNames = Readonly<Record<string, string>>;

/** Loads what things are called in a language. A remote that names the chunk of its own texts alike gets both in one file. */
export const thingNames = (code: string): Promise<{ readonly default: ThingNames }> =>
  import(/* webpackChunkName: "first-texts-[request]" */ `./locales/thing-names/${code}.json`, {
    with: { type: 'json' },
  });

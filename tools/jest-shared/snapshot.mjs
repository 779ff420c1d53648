/** Returns a function that makes an object's own properties again what they are now. */
export function snapshot(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const [key, { configurable }] of entriesOf(Object.getOwnPropertyDescriptors(object)))
      if (configurable && !Object.hasOwn(before, key)) delete object[key];
    for (const [key, was] of entriesOf(before)) {
      const now = Object.getOwnPropertyDescriptor(object, key);
      const isSame = now && 'value' in now && now.value === was.value;
      if (!isSame && (now?.configurable ?? true)) Object.defineProperty(object, key, was);
    }
  };
}

const entriesOf = descriptors => Reflect.ownKeys(descriptors).map(key => [key, descriptors[key]]);

// Objects against the schemas of Kubernetes, CloudNativePG and the Prometheus operator.

const PACKAGES = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

async function modelOf({ apiVersion, kind }) {
  const name = PACKAGES[apiVersion.split('/')[0]] ?? 'kubernetes-models';
  try {
    return (await import(`${name}/${apiVersion}/${kind}`))[kind];
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * A copy that notes which fields are asked for: schemas let fields pass that they do not know, and a word that is misspelt
 * would be one of them. Whoever lists the fields of an object knows them all.
 */
function watched(value, unread, place) {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [] : {};
  for (const [key, inner] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`;
    if (!Array.isArray(value)) unread.add(inside);
    copy[key] = watched(inner, unread, inside);
  }
  if (Array.isArray(value)) return copy;
  const read = key => typeof key === 'string' && unread.delete(`${place}.${key}`);
  return new Proxy(copy, {
    get(target, key) {
      read(key);
      return target[key];
    },
    ownKeys(target) {
      for (const key of Object.keys(target)) read(key);
      return Reflect.ownKeys(target);
    },
  });
}

/** Fields below one that nobody asked for are not named again. */
const outermost = unread =>
  [...unread].filter(field => ![...unread].some(other => field !== other && field.startsWith(`${other}.`)));

/** What a schema says against an object, and fields that it does not know. */
export async function schemaFaults(object) {
  const name = `${object.kind} ${object.metadata?.name}`;
  const Model = await modelOf(object);
  if (!Model) return [`${name}: there is no schema of ${object.apiVersion} ${object.kind}`];
  const unread = new Set();
  try {
    // Not of a model made of it: that would have read every field.
    Model.prototype.validate.call(watched(object, unread, ''));
  } catch (error) {
    return [`${name}: ${error.message}`];
  }
  return outermost(unread).map(field => `${name}: ${field.slice(1)} is no field of it`);
}

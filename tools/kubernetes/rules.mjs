// What schemas do not say: that objects fit together, and that pods may do no more than they have to.

const POD_KINDS = ['Deployment', 'Job'];

const SERVICES = ['account', 'learning', 'organization', 'payment', 'assistant'];

/** Secrets that somebody has to make, or an operator makes: docs/operations/kubernetes.md. */
export const GIVEN_SECRETS = [
  ...['gateway', ...SERVICES].map(part => `burrow-${part}`),
  ...SERVICES.map(service => `burrow-database-${service}`),
  'burrow-backups',
  'burrow-certificate',
];

const podOf = object => object.spec.template;
const matches = (labels, selector = {}) =>
  Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels?.[key] === value) &&
  (selector.matchExpressions ?? []).every(({ key, values }) => values.includes(labels?.[key]));

/** Everything in an object that names another of a kind: `secretRef: { name }` and its like. */
function namesIn(value, keys) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(keys.includes(key) ? [inner].flat().flatMap(one => one?.name ?? []) : []),
    ...namesIn(inner, keys),
  ]);
}

function containerFaults(object) {
  return podOf(object).spec.containers.flatMap(container => {
    const { securityContext: context = {}, resources = {}, name } = container;
    return [
      [context.readOnlyRootFilesystem, 'its root can be written'],
      [context.allowPrivilegeEscalation === false, 'it may gain privileges'],
      [context.capabilities?.drop?.includes('ALL'), 'it has capabilities'],
      [
        resources.requests?.cpu && resources.requests?.memory && resources.limits?.memory,
        'it has no measure',
      ],
      [!container.image.endsWith(':latest'), 'its image is whatever is newest'],
      [object.kind === 'Job' || container.readinessProbe, 'nobody asks whether it is ready'],
    ].flatMap(([isRight, fault]) =>
      isRight ? [] : [`${object.kind} ${object.metadata.name}, ${name}: ${fault}`],
    );
  });
}

const ROLE = /^postgresql:\/\/burrow_(\w+):\$\(DATABASE_PASSWORD\)@/;

/** Containers that reach the database as somebody else than their service, and roles that no database has. */
function roleFaults(objects) {
  const roles = objects
    .filter(({ kind }) => kind === 'Cluster')
    .map(({ metadata, spec }) => [metadata.name, (spec.managed?.roles ?? []).map(({ name }) => name)]);
  const missing = roles.flatMap(([cluster, names]) =>
    SERVICES.filter(service => !names.includes(`burrow_${service}`)).map(
      service => `Cluster ${cluster}: it has no role burrow_${service}`,
    ),
  );
  const pods = objects.filter(({ kind }) => POD_KINDS.includes(kind));
  const strange = pods.flatMap(object =>
    podOf(object).spec.containers.flatMap(({ name, env = [] }) => {
      const valueOf = wanted => env.find(one => one.name === wanted);
      const [, role] = ROLE.exec(valueOf('DATABASE_URL')?.value ?? '') ?? [];
      const secret = valueOf('DATABASE_PASSWORD')?.valueFrom?.secretKeyRef?.name;
      const isOwn = role === name && secret === `burrow-database-${name}`;
      if (isOwn || !SERVICES.includes(name)) return [];
      return [`${object.kind} ${object.metadata.name}, ${name}: the role of the database is not its own`];
    }),
  );
  return [...missing, ...strange];
}

/** Selectors that select nothing, and names that name nothing. */
export function bondFaults(objects) {
  const pods = objects.filter(({ kind }) => POD_KINDS.includes(kind));
  const labels = pods.map(object => podOf(object).metadata.labels);
  const hasPod = selector => labels.some(each => matches(each, selector));
  const names = kind => objects.filter(object => object.kind === kind).map(({ metadata }) => metadata.name);
  return objects.flatMap(object => {
    const { kind, spec, metadata } = object;
    const say = text => `${kind} ${metadata.name}: ${text}`;
    const missing = (keys, known, what) =>
      namesIn(spec, keys)
        .filter(name => !known.includes(name))
        .map(name => say(`there is no ${what} ${name}`));
    return [
      ...(kind === 'Service' && !hasPod({ matchLabels: spec.selector }) ? [say('it selects no pod')] : []),
      ...(kind === 'PodDisruptionBudget' && !hasPod(spec.selector) ? [say('it selects no pod')] : []),
      ...(kind === 'NetworkPolicy' && !hasPod(spec.podSelector) ? [say('it selects no pod')] : []),
      ...missing(['scaleTargetRef'], names('Deployment'), 'Deployment'),
      ...missing(['service'], names('Service'), 'Service'),
      ...missing(['configMapRef', 'configMapRefs'], names('ConfigMap'), 'ConfigMap'),
      ...missing(['secretRef', 'secretKeyRef', 'passwordSecret'], GIVEN_SECRETS, 'Secret'),
    ];
  });
}

/** Everything that is wrong with pods, and between objects. */
export const ruleFaults = objects => [
  ...objects.filter(({ kind }) => POD_KINDS.includes(kind)).flatMap(containerFaults),
  ...objects
    .filter(({ kind, spec }) => POD_KINDS.includes(kind) && !spec.template.spec.securityContext?.runAsNonRoot)
    .map(({ kind, metadata }) => `${kind} ${metadata.name}: it may run as root`),
  ...bondFaults(objects),
  ...roleFaults(objects),
];

/** What a district has two of, and what of it has no budget or no autoscaling. */
export function districtFaults(objects) {
  const of = wanted => objects.filter(({ kind }) => kind === wanted);
  const names = wanted => of(wanted).map(({ metadata }) => metadata.name);
  return of('Deployment').flatMap(({ metadata: { name }, spec }) => [
    ...(spec.replicas >= 2 ? [] : [`${name}: there is one of it`]),
    ...(names('PodDisruptionBudget').includes(name) ? [] : [`${name}: it has no budget`]),
    ...(names('HorizontalPodAutoscaler').includes(name) ? [] : [`${name}: it does not scale`]),
    ...(spec.template.spec.topologySpreadConstraints ? [] : [`${name}: it is not spread`]),
  ]);
}

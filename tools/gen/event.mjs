import { importModule, placeOf, starting } from './place.mjs';
import { spellings } from './workspace.mjs';

/** What a service tells others: its entry, and a feature of the service that takes it, with a test. */
export function event(workspace, type, place) {
  const [sender, name, ...rest] = type.split('/');
  const table = `packages/contracts/src/events/${sender}.events.ts`;
  if (name === undefined || rest.length > 0 || !workspace.has(table))
    throw new Error(
      `Say who sends it and what happened, as in organization/gate-painted: ${type} is neither.`,
    );
  const { service, module, folder, below } = placeOf(workspace, place);
  const values = { ...spellings(name), type, sender, service, ...starting(workspace, service) };
  workspace.insertBefore(
    table,
    /^\} as const;/m,
    `  /** ${values.title}. */
  '${type}': event({ sender: '${sender}', subscribers: ['${service}'], data: z.object({ id: z.uuid() }) }),
`,
  );
  workspace.fromTemplates('event/feature', `${folder}/${name}`, values);
  workspace.fromTemplates('event/test', `services/${service}/test`, values);
  importModule(workspace, module, `${values.pascal}Module`, `${below}/${name}/index.ts`);
  return `Write what it says, and what ${service} does then; ${sender} sends it in the transaction of the change: outbox.send(tx, '${type}', …).`;
}

import type { MailContent } from './mail-content.ts';

/** Returns the plain part, which says everything that the HTML part says. */
export function mailPlain({ before, after, button, signature, footer, unsubscribe }: MailContent): string {
  return [
    ...before,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    signature,
    `-- \n${footer}`,
    ...(unsubscribe ? [`${unsubscribe.text}\n${unsubscribe.url}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

import { useTranslation } from '@burrow/i18n';
import KEYBOARDS from './keyboards.data.json' with { type: 'json' };

/** How a sign is typed: on Windows and Chromebooks, and on a Mac where that is known. */
type Ways = readonly string[];

type Keyboard =
  /** Signs of Python that no key shows by itself, or that hide behind AltGr. */
  | { readonly kind: 'keys'; readonly signs: Readonly<Record<string, Ways>> }
  /** The keyboard writes other letters until it is switched. */
  | { readonly kind: 'letters' }
  /** A method of input puts signs of its own in place of those that Python knows. */
  | { readonly kind: 'input' }
  /** Quotation marks wait for the next key. */
  | { readonly kind: 'dead' };

const keyboardOf = (language: string): Keyboard | undefined =>
  (KEYBOARDS as Readonly<Record<string, Keyboard>>)[language];

/** How Python's signs are typed on the keyboards of a language; nothing where each has a key of its own. */
export function KeyboardSigns({ language }: { readonly language: string }) {
  const { t } = useTranslation('code-book');
  const keyboard = keyboardOf(language);
  if (!keyboard) return null;
  return (
    <section className="keyboard-signs">
      <h2>{t('signs.title')}</h2>
      {keyboard.kind === 'keys' ? (
        <SignsTable signs={keyboard.signs} />
      ) : (
        <p>{t(`signs.${keyboard.kind}`)}</p>
      )}
    </section>
  );
}

function SignsTable({ signs }: { readonly signs: Readonly<Record<string, Ways>> }) {
  const { t } = useTranslation('code-book');
  const rows = Object.entries(signs);
  const hasMac = rows.some(([, [, mac]]) => mac !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('signs.sign')}</th>
          <th scope="col">{t('signs.windows')}</th>
          {hasMac && <th scope="col">{t('signs.mac')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([sign, [windows, mac]]) => (
          <tr key={sign}>
            <th scope="row">
              <code>{sign}</code>
            </th>
            <td>
              <kbd>{windows}</kbd>
            </td>
            {hasMac && (
              <td>
                <kbd>{mac}</kbd>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

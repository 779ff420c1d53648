import type { Tip } from '@burrow/contracts';

/** The words of a tip, with the line of code that it suggests. */
export function TipText({ tip }: { readonly tip: Tip }) {
  const line = tip.code_to_modify || tip.code_to_add;
  return (
    <>
      <p>{tip.text}</p>
      {line && (
        <pre dir="ltr">
          <code>{line}</code>
        </pre>
      )}
    </>
  );
}

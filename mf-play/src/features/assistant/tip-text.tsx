import type { Tip } from '@burrow/contracts';

/** What a tip says, with the line of code that it gives. */
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

export interface AgreementText {
  readonly title: string;
  readonly intro: string;
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: readonly string[] }>>;
}

/** The words of a version of the agreement. */
export function AgreementWords({ text: { title, intro, sections } }: { readonly text: AgreementText }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{intro}</p>
      {Object.entries(sections).map(([key, section]) => (
        <section key={key}>
          <h3>{section.title}</h3>
          {section.text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  );
}

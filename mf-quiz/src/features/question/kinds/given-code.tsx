/** A program that a question is about, line by line with numbers. */
export function GivenCode({ code }: { readonly code: string }) {
  return (
    <pre className="exercise-code quiz-code" dir="ltr" tabIndex={0}>
      <code>
        {code
          .trimEnd()
          .split('\n')
          .map((line, index) => (
            <span key={index} className="quiz-code__line" data-line={index + 1}>
              {`${line}\n`}
            </span>
          ))}
      </code>
    </pre>
  );
}

import { expect, test } from '@jest/globals';
import { declarationsOf } from './contributions-plugin.ts';

test('what a remote offers is published as types, with what is said about them', async () => {
  const text = `import type { CurrentUser } from '@burrow/contracts';
declare module '@burrow/client' {
  interface ModalProps {
    /** Shows a result. */
    'quiz-result': { readonly of: CurrentUser };
  }
}
/** Paths. */
export type QuizPath = 'quiz' | \`quiz/\${string}\`;
`;
  const published = await declarationsOf(text);
  expect(published).toContain("import type { CurrentUser } from '@burrow/contracts';");
  expect(published).toMatch(/interface ModalProps \{\s+\/\*\* Shows a result\. \*\//);
  expect(published).toContain("export type QuizPath = 'quiz' | `quiz/${string}`;");
});

test('what others could not read is refused', async () => {
  await expect(
    declarationsOf("import type { Quiz } from './quiz.ts';\nexport type One = Quiz;\n"),
  ).rejects.toThrow('imports ./quiz.ts: it is published alone');
  await expect(declarationsOf('export const all = [1].map(String);\n')).rejects.toThrow(
    'src/contributions.ts: ',
  );
});

export { parseMarkdown, type Inline } from '@burrow/exercises/markdown';

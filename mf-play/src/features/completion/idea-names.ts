/** Ideas that are no words of Python, by the text that names them: complete.ideas of play-dialogs. */
export const IDEA_NAMES = {
  '* in a call': 'star-in-call',
  attribute: 'attribute',
  'class attribute': 'class-attribute',
  closure: 'closure',
  'command inside class': 'command-in-class',
  comprehension: 'comprehension',
  decorator: 'decorator',
  'for inside for': 'loop-in-loop',
  'generator expression': 'generator-expression',
  'if inside for': 'if-in-loop',
  'if without ==': 'if-alone',
  inheritance: 'inheritance',
  'inherited method': 'inherited-method',
  method: 'method',
  'overridden method': 'overridden-method',
  parameter: 'parameter',
  recursion: 'recursion',
  slice: 'slice',
  starred: 'starred',
} as const;

type IdeaWord = keyof typeof IDEA_NAMES;

/** Whether an idea has a name instead of a word of Python. */
export const isNamed = (idea: string): idea is IdeaWord => Object.hasOwn(IDEA_NAMES, idea);

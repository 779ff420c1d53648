/** Ideas that are no words of Python, by the text that names them: complete.ideas of play-dialogs. */
export const IDEA_NAMES = {
  '* in a call': 'star-in-call',
  '** in a call': 'two-stars-in-call',
  'added method': 'added-method',
  attribute: 'attribute',
  'awaited value': 'awaited-value',
  'call inside def': 'function-in-function',
  'class attribute': 'class-attribute',
  closure: 'closure',
  'command inside class': 'command-in-class',
  comprehension: 'comprehension',
  decorator: 'decorator',
  'decorator with argument': 'decorator-with-argument',
  'def twice': 'function-again',
  'for inside for': 'loop-in-loop',
  'generator expression': 'generator-expression',
  'if inside for': 'if-in-loop',
  'if without ==': 'if-alone',
  inheritance: 'inheritance',
  'inherited method': 'inherited-method',
  method: 'method',
  'overridden method': 'overridden-method',
  parameter: 'parameter',
  pipeline: 'pipeline',
  recursion: 'recursion',
  slice: 'slice',
  starred: 'starred',
  'two decorators': 'two-decorators',
  wrapper: 'wrapper',
} as const;

type IdeaWord = keyof typeof IDEA_NAMES;

/** Whether an idea has a name instead of a word of Python. */
export const isNamed = (idea: string): idea is IdeaWord => Object.hasOwn(IDEA_NAMES, idea);

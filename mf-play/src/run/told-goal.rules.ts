import type { LevelData } from '@burrow/contracts';
import { usesOf, type WorldError } from '@burrow/world';

/**
 * Returns what an open goal lacks in the words of the level's author, if its check is an expression: a child never reads
 * that. The texts of errors with the context `told` name the goal by its sentence.
 */
export function toldGoal({ goalTexts = {} }: Pick<LevelData, 'goalTexts'>, error: WorldError): WorldError {
  const { variable, word } = error.params;
  const text = goalTexts[String(variable)] ?? goalTexts[usesOf(String(word))];
  return text === undefined ? error : { ...error, params: { ...error.params, context: 'told', told: text } };
}

// Problems that somebody looked at and found none: languages/<code>/accepted.json.
import { readAccepted } from '../languages.mjs';
import { checkLanguage } from './check.mjs';

/** What is accepted and still complained of, by rule and name of the text. */
function stillAccepted(accepted, found) {
  const kept = {};
  for (const { id, rule, translation } of found)
    if (translation !== undefined && accepted[rule]?.[id] === translation)
      (kept[rule] ??= {})[id] = translation;
  return kept;
}

/**
 * Notes that the problems of some texts are none. That holds while the translation stays as it is; what nobody complains of
 * any more falls out.
 * @returns how many were noted
 */
export function accept(code, names, root) {
  const { catalogue, problems, found } = checkLanguage(code, root);
  const kept = stillAccepted(readAccepted(catalogue), found);
  const chosen = problems.filter(({ id, translation }) => names.includes(id) && translation !== undefined);
  for (const { id, rule, translation } of chosen) (kept[rule] ??= {})[id] = translation;
  catalogue.repository.writeJson(`languages/${code}/accepted.json`, kept);
  return chosen.length;
}

// Problems that somebody looked at and found none: languages/<code>/accepted.json.
import { readAccepted } from '../languages.mjs';
import { checkLanguage } from './check.mjs';

/**
 * Notes that the problems of some texts are none. That holds while the translation stays as it is.
 * @returns how many were noted
 */
export function accept(code, names, root) {
  const { catalogue, problems } = checkLanguage(code, root);
  const known = new Set(catalogue.entries.map(({ id }) => id));
  const kept = structuredClone(readAccepted(catalogue));
  for (const texts of Object.values(kept))
    for (const id of Object.keys(texts)) if (!known.has(id)) delete texts[id];
  const chosen = problems.filter(({ id, translation }) => names.includes(id) && translation !== undefined);
  for (const { id, rule, translation } of chosen) (kept[rule] ??= {})[id] = translation;
  catalogue.repository.writeJson(`languages/${code}/accepted.json`, kept);
  return chosen.length;
}

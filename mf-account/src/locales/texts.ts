import { loadFormTexts } from '@burrow/forms/texts';
import { textsOnce } from '@burrow/i18n';

/** Loads the account menu's texts, which everybody who is logged in needs. */
export const loadMenuTexts = textsOnce(
  'account-menu',
  code => import(`./account-menu/${code}.json`, { with: { type: 'json' } }),
);

const loadAccountTexts = textsOnce(
  'account',
  code => import(`./account/${code}.json`, { with: { type: 'json' } }),
);
const loadOwnProfileTexts = textsOnce(
  'profile',
  code => import(`./profile/${code}.json`, { with: { type: 'json' } }),
);

const loadPictureTexts = textsOnce(
  'picture-log-in',
  code => import(`./picture-log-in/${code}.json`, { with: { type: 'json' } }),
);

const loadPageTexts = () => Promise.all([loadAccountTexts(), loadFormTexts()]);

type Load<Loaded> = () => Promise<Loaded>;

/** Loads what `load` returns, together with the texts of every page of the area. */
export function withPageTexts<Loaded>(load: Load<Loaded>): Load<Loaded> {
  return async () => (await Promise.all([load(), loadPageTexts()]))[0];
}

/** Loads what `load` returns, together with the texts of the profile area and the dialogs. */
export function withProfileTexts<Loaded>(load: Load<Loaded>): Load<Loaded> {
  return async () => (await Promise.all([load(), loadPageTexts(), loadOwnProfileTexts()]))[0];
}

/** Loads what `load` returns, together with the texts of the log-in with pictures. */
export function withPictureTexts<Loaded>(load: Load<Loaded>): Load<Loaded> {
  return async () => (await Promise.all([load(), loadPageTexts(), loadPictureTexts()]))[0];
}

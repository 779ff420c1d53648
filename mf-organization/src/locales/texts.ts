import { loadFormTexts } from '@burrow/forms/texts';
import { textsOnce } from '@burrow/i18n';

const loadOrganizationTexts = textsOnce('organization', code => import(`./organization/${code}.json`));

type Load<Loaded> = () => Promise<Loaded>;

/** Loads what `load` returns, together with the texts of every page of the area. */
export function withTexts<Loaded>(load: Load<Loaded>): Load<Loaded> {
  return async () => (await Promise.all([load(), loadOrganizationTexts(), loadFormTexts()]))[0];
}

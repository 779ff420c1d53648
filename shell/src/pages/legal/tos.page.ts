import { loadLegalPage } from '../text-page.tsx';

export const loadTosPage = () => loadLegalPage('footer.terms', code => import(`./tos/${code}.md?html`));

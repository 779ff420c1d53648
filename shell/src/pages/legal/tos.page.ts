import { loadTextPage } from '../text-page.tsx';

export const loadTosPage = () => loadTextPage('footer.terms', code => import(`./tos/${code}.md?html`));

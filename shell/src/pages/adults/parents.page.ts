import { loadTextPage } from '../text-page.tsx';

export const loadParentsPage = () =>
  loadTextPage('footer.parents', code => import(`./parents/${code}.md?html`));

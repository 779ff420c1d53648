import { loadTextPage } from '../text-page.tsx';

export const loadTeachersPage = () =>
  loadTextPage('footer.teachers', code => import(`./teachers/${code}.md?html`));

import picture from '@burrow/content/pictures/intro-level1.png';
import { loadAdultsPage } from './adults-page.tsx';

export const loadParentsPage = () =>
  loadAdultsPage({
    title: 'footer.parents',
    picture,
    steps: [
      { text: 'firstLesson', to: '', prefix: 'play' },
      { text: 'signUp', to: 'signup', prefix: 'signup' },
    ],
    load: code => import(`./parents/${code}.md?html`),
  });

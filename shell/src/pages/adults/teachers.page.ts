import picture from '@burrow/content/pictures/loops-level1.png';
import { loadAdultsPage } from './adults-page.tsx';

export const loadTeachersPage = () =>
  loadAdultsPage({
    title: 'footer.teachers',
    picture,
    steps: [
      { text: 'firstLesson', to: '', prefix: 'play' },
      { text: 'schoolPlans', to: 'schools', prefix: 'schools' },
    ],
    load: code => import(`./teachers/${code}.md?html`),
  });

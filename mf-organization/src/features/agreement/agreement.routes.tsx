import { loadInLanguage, loadLegalText } from '@burrow/i18n';
import { AGREEMENT_VERSION } from '@burrow/contracts';
import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';
import type { AgreementText } from './agreement-text.tsx';
import type { LetterText } from './letter.page.tsx';

async function loadAgreement() {
  const [{ AgreementPage }, { content, language }] = await Promise.all([
    import('./agreement.page.tsx'),
    loadLegalText<AgreementText>(
      code => import(`./text/${AGREEMENT_VERSION}/${code}.json`, { with: { type: 'json' } }),
    ),
  ]);
  return () => <AgreementPage text={content} language={language} />;
}

async function loadLetter() {
  const [{ LetterPage }, { content }] = await Promise.all([
    import('./letter.page.tsx'),
    loadInLanguage<LetterText>(code => import(`./letter/${code}.json`, { with: { type: 'json' } })),
  ]);
  return () => <LetterPage letter={content} />;
}

/** Below `organization`. */
export const agreementRoutes: RouteObject[] = [
  { path: 'agreement', element: schoolPage(loadAgreement, 'agreement') },
  { path: 'agreement/letter', element: schoolPage(loadLetter, 'agreement') },
];

import { usePage, useSiteConfig } from '@burrow/client';
import { KEPT_ROWS, RECEIVER_ROWS, rowsThatHold, type PrivacyCondition } from '@burrow/contracts/privacy';
import { useTranslation } from '@burrow/i18n';
import { Fragment } from 'react';
import ar from './privacy.ar.md?html';
import en from './privacy.en.md?html';
import { PrivacyTable } from './privacy-table.tsx';

const TEXTS: Readonly<Record<string, string>> = { en, ar };

/** In the Markdown a rule stands where a table comes. */
const BREAK = /<hr ?\/?>/;

/** Whether a condition of rows holds here. What is not known yet is told rather than left out. */
function useIsOn(): (condition: PrivacyCondition) => boolean {
  const { isKnown, google, mail, model, supportEmail } = useSiteConfig();
  const on = { google, mail, model, support: supportEmail !== null };
  return condition => !isKnown || on[condition];
}

/** What this site keeps, why and for how long, and who else gets something: the tables follow its settings. */
export function PrivacyPage() {
  const { t, i18n } = useTranslation('shell');
  usePage(t('footer.privacy'));
  const isOn = useIsOn();
  const kept = rowsThatHold(KEPT_ROWS, isOn);
  const tables = [
    <PrivacyTable key="visitor" kind="kept" rows={kept.filter(row => row.of === 'visitor')} />,
    <PrivacyTable key="account" kind="kept" rows={kept.filter(row => row.of === 'account')} />,
    <PrivacyTable key="receivers" kind="receivers" rows={rowsThatHold(RECEIVER_ROWS, isOn)} />,
  ];
  return (
    <article className="text-page">
      {(TEXTS[i18n.language] ?? en).split(BREAK).map((html, index) => (
        <Fragment key={index}>
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {tables[index]}
        </Fragment>
      ))}
    </article>
  );
}

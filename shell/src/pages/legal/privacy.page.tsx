import { ForeignText, usePage, useSiteConfig } from '@burrow/client';
import { KEPT_ROWS, RECEIVER_ROWS, rowsThatHold, type PrivacyCondition } from '@burrow/contracts/privacy';
import { loadLegalText, useTranslation } from '@burrow/i18n';
import { Fragment, type ComponentType } from 'react';
import { PrivacyTable, type PrivacyRowTexts } from './privacy-table.tsx';

/** A horizontal rule in the Markdown marks the place of a table. */
const BREAK = /<hr ?\/?>/;

/** Whether a condition of rows is true here. If it is not known yet, the row is shown. */
function useIsOn(): (condition: PrivacyCondition) => boolean {
  const { isKnown, google, mail, cdn, model, supportEmail } = useSiteConfig();
  const on = { google, mail, cdn, model, support: supportEmail !== null };
  return condition => !isKnown || on[condition];
}

interface PrivacyPageProps {
  readonly html: string;
  readonly texts: PrivacyRowTexts;
  readonly language: string;
}

/** What this site stores, why and for how long, and who else receives data: the tables depend on its settings. */
function PrivacyPage({ html, texts, language }: PrivacyPageProps) {
  const { t } = useTranslation('shell');
  usePage(t('footer.privacy'));
  const isOn = useIsOn();
  const kept = rowsThatHold(KEPT_ROWS, isOn);
  const tables = [
    <PrivacyTable key="visitor" kind="kept" texts={texts} rows={kept.filter(row => row.of === 'visitor')} />,
    <PrivacyTable key="account" kind="kept" texts={texts} rows={kept.filter(row => row.of === 'account')} />,
    <PrivacyTable key="receivers" kind="receivers" texts={texts} rows={rowsThatHold(RECEIVER_ROWS, isOn)} />,
  ];
  return (
    <ForeignText language={language}>
      <article className="text-page">
        {html.split(BREAK).map((part, index) => (
          <Fragment key={index}>
            <div dangerouslySetInnerHTML={{ __html: part }} />
            {tables[index]}
          </Fragment>
        ))}
      </article>
    </ForeignText>
  );
}

export async function loadPrivacyPage(): Promise<ComponentType> {
  const [{ content: html, language }, { content: texts }] = await Promise.all([
    loadLegalText<string>(code => import(`./privacy/${code}.md?html`)),
    loadLegalText<PrivacyRowTexts>(code => import(`./privacy-rows/${code}.json`, { with: { type: 'json' } })),
  ]);
  return () => <PrivacyPage html={html} texts={texts} language={language} />;
}

import { RequireSession, PageHead } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { PrintButton } from './print-button.tsx';

const TEACHING = ['admin', 'teacher'] as const;

export interface LetterText {
  readonly title: string;
  readonly greeting: string;
  readonly text: readonly string[];
  readonly consent: string;
  readonly consentNote: string;
  readonly child: string;
  readonly class: string;
  readonly place: string;
  readonly signature: string;
}

/** A letter with which a school tells parents about the site, to print. */
export function LetterPage({ letter }: { readonly letter: LetterText }) {
  const { t } = useTranslation('agreement');
  const { data: school } = useOrganizationQuery();
  return (
    <RequireSession roles={TEACHING}>
      <PageHead
        title={t('letter.link')}
        text={t('letter.text')}
        above={{ to: 'organization/agreement', text: t('letter.back') }}
      >
        <PrintButton />
      </PageHead>
      <article className="panel school-paper">
        {school && (
          <p className="school-paper__of">
            <bdi>{school.native_name ?? school.name}</bdi>
          </p>
        )}
        <h2>{letter.title}</h2>
        <p>{letter.greeting}</p>
        {letter.text.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <section className="school-paper__slip">
          <p>{letter.consent}</p>
          <dl>
            {[letter.child, letter.class, letter.place, letter.signature].map(line => (
              <div key={line}>
                <dt>{line}</dt>
                <dd />
              </div>
            ))}
          </dl>
          <p className="school-quiet school-paper__hint">{letter.consentNote}</p>
        </section>
      </article>
    </RequireSession>
  );
}

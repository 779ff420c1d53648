import { Portrait } from '@burrow/ui';
import { LocaleLink } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { CHARACTERS } from '@burrow/contracts/characters';
import { useTranslation } from '@burrow/i18n';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { keptClassCode } from '../../components/kept-class-code.ts';

/** What a child sees when the lesson has ended their session: the next child is one press away. */
export function GoodbyePage() {
  const { t } = useTranslation('picture-log-in');
  const [query] = useSearchParams();
  const animal = CHARACTERS.find(name => name === query.get('animal'));
  return (
    <LogInFrame title={t('goodbye.title')}>
      <div className="goodbye">
        {animal && <Portrait character={animal} size={128} />}
        <p className="goodbye__saved">{t('goodbye.saved')}</p>
        <p>{t('goodbye.back')}</p>
      </div>
      <LocaleLink
        to={keptClassCode() === null ? 'login' : 'class-login'}
        className="link-button link-button--main goodbye__next"
      >
        {t('goodbye.next')}
      </LocaleLink>
    </LogInFrame>
  );
}

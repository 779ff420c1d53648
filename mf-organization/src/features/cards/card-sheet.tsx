import type { PictureName } from '@burrow/contracts';
import { localePath, useTranslation } from '@burrow/i18n';
import { QrCode } from '@burrow/ui/qr-code';
import { PictureRow } from '../../components/picture-row.tsx';

/** What is printed on a card. */
export interface PrintedCard {
  readonly id: string;
  readonly name: string | null;
  readonly username: string;
  /** Null if it is known to the student only. */
  readonly password: string | null;
  /** With which the card logs in; null for a card without a code. */
  readonly secret: string | null;
  /** With which they log in during a lesson. */
  readonly pictures?: readonly PictureName[] | undefined;
}

interface CardSheetProps {
  readonly cards: readonly PrintedCard[];
  /** The short name of the school, with which its students log in. */
  readonly slug: string;
}

/** Cards to print and to cut out, several a page; none is cut by a page's end. */
export function CardSheet({ cards, slug }: CardSheetProps) {
  const { t } = useTranslation('cards');
  return (
    <ul className="card-sheet" aria-label={t('sheet')}>
      {cards.map(card => (
        <Card key={card.id} card={card} slug={slug} />
      ))}
    </ul>
  );
}

interface CardProps extends Omit<CardSheetProps, 'cards'> {
  readonly card: PrintedCard;
}

function Card({ card: { name, username, password, secret, pictures }, slug }: CardProps) {
  const { t, i18n } = useTranslation('cards');
  const logIn = `${location.origin}${localePath(i18n.language, 'login')}`;
  const isPictures = pictures !== undefined && secret === null;
  const path = isPictures ? 'class-login' : `login-org/${slug}`;
  const place = `${location.host}${localePath(i18n.language, path)}`;
  return (
    <li className="printed-card">
      {/* The secret follows the URL's `#`, so that no server sees it on the way. */}
      {secret && <QrCode content={`${logIn}#card=${secret}`} label={t('qr', { username })} />}
      <div className="printed-card__words">
        {name && (
          <p className="printed-card__name">
            <bdi>{name}</bdi>
          </p>
        )}
        <dl>
          <dt>{t('username')}</dt>
          <dd>
            <bdi>{username}</bdi>
          </dd>
          {password && (
            <>
              <dt>{t('password')}</dt>
              <dd>
                <bdi>{password}</bdi>
              </dd>
            </>
          )}
        </dl>
        {pictures && <PictureRow pictures={pictures} size={36} />}
        <p className="printed-card__hint">{t(isPictures ? 'inLesson' : secret ? 'scanOr' : 'goTo')}</p>
        <p className="printed-card__place">
          <bdi>{place}</bdi>
        </p>
      </div>
    </li>
  );
}

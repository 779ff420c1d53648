import { localePath, useTranslation } from '@burrow/i18n';
import { QrCode } from '@burrow/ui/qr-code';

/** What is printed on a card. */
export interface PrintedCard {
  readonly id: string;
  readonly name: string | null;
  readonly username: string;
  /** Null if it is known to the student only. */
  readonly password: string | null;
  /** With which the card logs in; null for a card without a code. */
  readonly secret: string | null;
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

function Card({ card: { name, username, password, secret }, slug }: CardProps) {
  const { t, i18n } = useTranslation('cards');
  const logIn = `${location.origin}${localePath(i18n.language, 'login')}`;
  const place = `${location.host}${localePath(i18n.language, `login-org/${slug}`)}`;
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
        <p className="printed-card__hint">{t(secret ? 'scanOr' : 'goTo')}</p>
        <p className="printed-card__place">
          <bdi>{place}</bdi>
        </p>
      </div>
    </li>
  );
}

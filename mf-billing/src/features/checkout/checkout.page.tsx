import { type Plan, planOf } from '@burrow/billing';
import { usePage, LinkButton } from '@burrow/client';
import { Navigate, useLocation, useSearchParams } from '@burrow/client/router';
import { localePath, useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';
import { AskGrownUp } from '../../plans/ask-grown-up.tsx';
import { withSignUp } from '../../plans/checkout-path.rules.ts';
import { useViewer, type Viewer } from '../../plans/use-viewer.ts';
import { AfterPaying } from './after-paying.tsx';
import { Order } from './order.tsx';
import { PaymentLink } from './payment-link.tsx';

const AUDIENCES: Partial<Record<Viewer, Plan['audience']>> = { parent: 'family', admin: 'organization' };

/** The order before paying, where links of the provider lead (`_ptxn`), and where it leads back to (`paid`). */
export function CheckoutPage() {
  const { t, i18n } = useTranslation('checkout');
  const viewer = useViewer();
  const [params] = useSearchParams();
  usePage(t('title'));
  if (viewer === 'unknown') return null;
  if (viewer === 'child' || viewer === 'school-student')
    return <AskGrownUp isSchoolStudent={viewer === 'school-student'} />;
  const toPay = params.get('_ptxn');
  // Who follows a link from a mail need not be logged in: a link takes money, and tells nothing.
  if (toPay !== null) return <PaymentLink key={toPay} id={toPay} />;
  if (viewer === 'visitor') return <LogInFirst />;
  const transaction = params.get('paid');
  if (transaction !== null && viewer !== 'teacher') return <AfterPaying key={transaction} id={transaction} />;
  const plan = planOf(params.get('plan') ?? '');
  if (plan && AUDIENCES[viewer] === plan.audience) return <Order plan={plan} />;
  return <Navigate to={localePath(i18n.language, viewer === 'parent' ? 'purchase' : 'schools')} replace />;
}

function LogInFirst() {
  const { t } = useTranslation('checkout');
  const { search } = useLocation();
  const signUp = withSignUp(`checkout${search}`);
  return (
    <MessagePanel title={t('logIn.title')} text={t('logIn.text')}>
      <LinkButton to={signUp} main>
        {t('logIn.signUp')}
      </LinkButton>
      <LinkButton to={signUp.replace('signup', 'login')}>{t('logIn.logIn')}</LinkButton>
    </MessagePanel>
  );
}

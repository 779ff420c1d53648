import type { Plan } from '@burrow/billing';
import { readNext, LinkButton } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { checkoutPath, withSignUp } from '../../plans/checkout-path.rules.ts';

interface BuyLinkProps {
  readonly plan: Plan;
  readonly currency: string;
  readonly isMain: boolean;
  readonly isVisitor: boolean;
}

/** Leads to the order; visitors sign up on the way, and come back to it. */
export function BuyLink({ plan, currency, isMain, isVisitor }: BuyLinkProps) {
  const { t } = useTranslation('purchase');
  const { search } = useLocation();
  const order = checkoutPath({ plan: plan.name, currency, next: readNext(search) });
  return (
    <LinkButton to={isVisitor ? withSignUp(order) : order} main={isMain}>
      {t(`buy.${plan.name}`)}
    </LinkButton>
  );
}

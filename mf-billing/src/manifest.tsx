import type { ModalLoaders, RemoteModule } from '@burrow/client';
import './styles/index.css';
import { loadAssignDialog } from './features/assign/index.ts';
import { cancelRoutes } from './features/cancel/index.ts';
import { coursesRoutes } from './features/courses/index.ts';
import { checkoutRoutes } from './features/checkout/index.ts';
import { giftsRoutes } from './features/gifts/index.ts';
import { loadIncludedDialog } from './features/included/index.ts';
import { ownBillingRoutes } from './features/own-billing/index.ts';
import { purchaseRoutes } from './features/purchase/index.ts';
import { refundPolicyRoutes } from './features/refund-policy/index.ts';
import { schoolsRoutes } from './features/schools/index.ts';
import { supportRoutes } from './features/support/index.ts';
import { withTexts } from './locales/texts.ts';

export const routes: RemoteModule['routes'] = [
  ...purchaseRoutes,
  ...cancelRoutes,
  ...giftsRoutes,
  ...checkoutRoutes,
  ...schoolsRoutes,
  ...refundPolicyRoutes,
  ...ownBillingRoutes,
  ...coursesRoutes,
  ...supportRoutes,
];

/** The dialogs of this area that any area may open; package.json names them for the shell. */
export const modals: ModalLoaders = {
  'whats-included': loadIncludedDialog,
  'assign-purchase': withTexts(loadAssignDialog, 'assign', 'course-words'),
};

/** Pages load their own texts. */
export async function inject(): Promise<void> {}

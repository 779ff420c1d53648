export { entitlementOf } from './entitlements/entitlement.rules.ts';

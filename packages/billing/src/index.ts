export { formatMoney, type MoneyFormat } from './money/format-money.ts';
export { addMoney, isMoney, type Money, negateMoney, subtractMoney, sumMoney } from './money/money.rules.ts';
export { decimalsOf, isCurrency, parseMoney, toAmount } from './money/currency.rules.ts';
export { monthsOf, planOf, priceIn, yearlySaving } from './catalogue/catalogue.rules.ts';
export { PLAN_NAMES, PLANS } from './catalogue/catalogue.ts';
export { COUNTRIES, countryOf } from './catalogue/countries.ts';
export { MERCHANT } from './catalogue/merchant.ts';
export { TERMS } from './catalogue/terms.ts';
export { type CoursePlan, type Plan, PlanSchema, type SubscriptionPlan } from './catalogue/plan.schema.ts';

export { schoolsRoutes } from './schools.routes.tsx';
export { InvoicedPlan } from './invoiced-plan.tsx';

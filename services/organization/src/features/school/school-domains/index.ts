export { DomainProofsService } from './domain-proofs.service.ts';
export { domainOf } from './domain.rules.ts';
export { SchoolDomainsService } from './school-domains.service.ts';
export { SchoolDomainsModule } from './school-domains.module.ts';

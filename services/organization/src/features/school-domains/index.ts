export { DnsRecordsClient } from './dns-records.client.ts';
export { DomainProofsService } from './domain-proofs.service.ts';
export { domainOf } from './domain.rules.ts';
export { SchoolDomainsController } from './school-domains.controller.ts';
export { SchoolDomainsService } from './school-domains.service.ts';

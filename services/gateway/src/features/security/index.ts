export { DOCUMENT_PERMISSIONS, documentPolicy } from './content-policy.rules.ts';
export { csrfCookie, needsCsrfToken } from './csrf.rules.ts';
export { demandOwnPage } from './demand-own-page.ts';
export { isolationHeaders } from './isolation.rules.ts';
export { useProxyWarning } from './use-proxy-warning.ts';
export { ownOrigin, useSecurityHeaders } from './use-security-headers.ts';

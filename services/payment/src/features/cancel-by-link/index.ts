export { CancelByLinkController } from './cancel-by-link.controller.ts';
export { MakeLinksHandler } from './make-links.handler.ts';

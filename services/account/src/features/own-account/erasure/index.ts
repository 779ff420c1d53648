export { ErasureService } from './erasure.service.ts';
export { ErasureModule } from './erasure.module.ts';

import { type Differences, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ReconcileService } from './reconcile.service.ts';

/** What the daily comparison with the provider found, for support. */
@Controller()
export class DifferencesController {
  constructor(private readonly reconciling: ReconcileService) {}

  @ApiRoute(ENDPOINTS.compareNow)
  compare(): Promise<Differences> {
    return this.reconciling.compareNow();
  }

  @ApiRoute(ENDPOINTS.listDifferences)
  list(): Promise<Differences> {
    return this.reconciling.found();
  }
}

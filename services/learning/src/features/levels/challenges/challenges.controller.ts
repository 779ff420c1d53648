import { type ChallengeList, type ChallengeResults, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ChallengeListService } from './challenge-list.service.ts';
import { ChallengeResultsService } from './challenge-results.service.ts';

@Controller()
export class ChallengesController {
  constructor(
    private readonly challenges: ChallengeListService,
    private readonly results: ChallengeResultsService,
  ) {}

  @ApiRoute(ENDPOINTS.listChallenges)
  list({ identity, query }: ApiRequest<'listChallenges'>): Promise<ChallengeList> {
    return this.challenges.of(identity, query);
  }

  @ApiRoute(ENDPOINTS.getChallengeResults)
  resultsOf({ identity, params: { slug } }: ApiRequest<'getChallengeResults'>): Promise<ChallengeResults> {
    return this.results.of(identity, slug);
  }
}

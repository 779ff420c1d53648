import { type ChallengeList, type ChallengeResults, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ChallengeListService } from './challenge-list.service.ts';
import { ChallengeResultsService } from './challenge-results.service.ts';

const { listChallenges, getChallengeResults } = ENDPOINTS;

@Controller()
export class ChallengesController {
  constructor(
    private readonly challenges: ChallengeListService,
    private readonly results: ChallengeResultsService,
  ) {}

  @ApiRoute(listChallenges)
  list(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: listChallenges.query }) query: z.output<typeof listChallenges.query>,
  ): Promise<ChallengeList> {
    return this.challenges.of(identity, query);
  }

  @ApiRoute(getChallengeResults)
  resultsOf(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: getChallengeResults.params }) { slug }: z.output<typeof getChallengeResults.params>,
  ): Promise<ChallengeResults> {
    return this.results.of(identity, slug);
  }
}

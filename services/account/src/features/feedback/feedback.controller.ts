import { ENDPOINTS, type Feedback, FeedbackSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { SendFeedbackService } from './send-feedback.service.ts';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: SendFeedbackService) {}

  @ApiRoute(ENDPOINTS.sendFeedback)
  async send(@CurrentIdentity() identity: Identity, @Body({ schema: FeedbackSchema }) body: Feedback) {
    await this.feedback.send(identity, body);
    return { done: true } as const;
  }
}

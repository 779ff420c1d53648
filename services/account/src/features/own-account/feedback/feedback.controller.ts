import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { SendFeedbackService } from './send-feedback.service.ts';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: SendFeedbackService) {}

  @ApiRoute(ENDPOINTS.sendFeedback)
  async send({ identity, body }: ApiRequest<'sendFeedback'>) {
    await this.feedback.send(identity, body);
    return { done: true } as const;
  }
}

import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { sendFailure } from './send-failure.ts';

/** Turns every failure of a request into an ErrorAnswer. */
@Catch()
export class ErrorAnswerFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendFailure(error, http.getRequest(), http.getResponse());
  }
}

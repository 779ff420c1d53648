// Runs in a separate thread: asks the tutor.
import { advise, type Advice, type TutorRequest } from '@burrow/tutor';

export default (request: TutorRequest): Advice => advise(request);

/** Does nothing, so that the thread is there. */
export const wake = (): void => {};

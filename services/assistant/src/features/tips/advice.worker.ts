// Runs in a separate thread: asks the tutor.
import { advise, type Advice, type TutorRequest } from '@burrow/tutor';

export default (request: TutorRequest): Advice => advise(request);

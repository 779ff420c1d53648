// Runs in a thread of its own: what the tutor says.
import { advise, type Advice, type TutorRequest } from '@burrow/tutor';

export default (request: TutorRequest): Advice => advise(request);

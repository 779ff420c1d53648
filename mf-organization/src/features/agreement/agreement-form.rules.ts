import { type AcceptAgreement, AGREEMENT_VERSION } from '@burrow/contracts';
import { z } from '@burrow/forms';

const TickedSchema = z.boolean().refine(isTicked => isTicked);

/** The two boxes that are ticked to accept the agreement. */
export const AGREEMENT_SHAPE = { may_accept: TickedSchema, has_consent: TickedSchema };

/** That both were ticked, for the text that was shown. */
export const TICKED: AcceptAgreement = { version: AGREEMENT_VERSION, may_accept: true, has_consent: true };

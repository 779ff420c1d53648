import type { z } from 'zod';
import { MakePicturesSchema } from '../account/index.ts';

/** Body of POST /api/organization/classes/{class_id}/picture-passwords: for whom. The old ones of theirs end. */
export const NewPicturesSchema = MakePicturesSchema.pick({ student_ids: true });

export type NewPictures = z.infer<typeof NewPicturesSchema>;

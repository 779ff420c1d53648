import { z } from 'zod';
import { PICTURE_PASSWORD_LENGTH, PICTURES } from '../pictures.ts';
import { CharacterSchema, ClassCodeSchema, UsernameSchema } from './fields.schema.ts';
import { ActorSchema } from './internal.schema.ts';

/** Pictures in the order in which they are pressed. */
export const PicturePasswordSchema = z.array(z.enum(PICTURES)).length(PICTURE_PASSWORD_LENGTH);

/** Body of POST /api/auth/picture-class. */
export const PictureClassQuerySchema = z.object({ code: ClassCodeSchema });

/** A class whose children log in with pictures during the lesson that is open: nothing of them but animal and username. */
export const PictureClassSchema = z.object({
  class_name: z.string(),
  students: z.array(
    z.object({
      username: z.string(),
      character: z.string(),
      /** False for whoever has none yet. */
      has_pictures: z.boolean(),
    }),
  ),
});

/** Body of POST /api/auth/login-pictures. */
export const LoginPicturesSchema = z.object({
  code: ClassCodeSchema,
  username: UsernameSchema,
  pictures: PicturePasswordSchema,
});

const ClassOfSchema = z.object({ organization_id: z.uuid(), class_id: z.uuid() });

/** A class of an organisation: who in it has no picture password. */
export const FindMissingPicturesSchema = ClassOfSchema;
export const MissingPicturesSchema = z.object({ missing: z.array(z.uuid()) });

/** Students of a class who get new picture passwords; the old ones end. */
export const MakePicturesSchema = ClassOfSchema.extend({
  student_ids: z.array(z.uuid()).min(1).max(200),
  by: ActorSchema,
});
/** In the order in which they were asked for; told once. */
export const MadePicturesSchema = z.object({
  made: z.array(
    z.object({
      student_id: z.uuid(),
      username: z.string(),
      full_name: z.string().nullable(),
      character: CharacterSchema,
      pictures: PicturePasswordSchema,
    }),
  ),
});

export type PictureClass = z.infer<typeof PictureClassSchema>;
export type LoginPictures = z.infer<typeof LoginPicturesSchema>;
export type FindMissingPictures = z.infer<typeof FindMissingPicturesSchema>;
export type MissingPictures = z.infer<typeof MissingPicturesSchema>;
export type MakePictures = z.infer<typeof MakePicturesSchema>;
export type MadePictures = z.infer<typeof MadePicturesSchema>;
export type MadePicturePassword = MadePictures['made'][number];

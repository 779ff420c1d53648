import { z } from 'zod';
import {
  LoggedInSchema,
  LoginPicturesSchema,
  MadePicturesSchema,
  MissingPicturesSchema,
  PictureClassQuerySchema,
  PictureClassSchema,
} from '../account/index.ts';
import { NewPicturesSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const coming = [
  'auth/token-invalid',
  'auth/no-lesson',
  'auth/too-many-attempts',
  'request/cross-site',
] as const;
const teaching = [
  'auth/not-logged-in',
  'auth/forbidden',
  'organization/pictures-off',
  'gateway/service-down',
] as const;
const params = z.object({ class_id: z.uuid() });

/** How small children log in during a lesson: by the code of their class, their animal, and pictures. */
export const PICTURE_LOG_IN_ENDPOINTS = {
  getPictureClass: endpoint({
    method: 'POST',
    path: '/api/auth/picture-class',
    access: 'token',
    summary:
      'Returns the animals and usernames of the children in a class who log in with pictures, while a lesson is open.',
    body: PictureClassQuerySchema,
    answer: PictureClassSchema,
    errors: coming,
  }),
  loginPictures: endpoint({
    method: 'POST',
    path: '/api/auth/login-pictures',
    access: 'token',
    sessionEffect: 'own',
    summary: 'Logs in a child of a class with pictures, until the lesson ends.',
    body: LoginPicturesSchema,
    answer: LoggedInSchema,
    errors: [...coming, 'auth/wrong-credentials'],
  }),
} satisfies Record<string, EndpointContract>;

/** Picture passwords of a class that logs in with them. */
export const PICTURE_PASSWORD_ENDPOINTS = {
  getMissingPictures: endpoint({
    method: 'GET',
    path: '/api/organization/classes/{class_id}/picture-passwords',
    access: 'teaching',
    summary: 'Returns the students of a class who have no picture password.',
    params,
    answer: MissingPicturesSchema,
    errors: teaching,
  }),
  makePictures: endpoint({
    method: 'POST',
    path: '/api/organization/classes/{class_id}/picture-passwords',
    access: 'teaching',
    childActs: ['pictures-made'],
    summary:
      'Creates new picture passwords for students of a class. They are returned here and nowhere else.',
    params,
    body: NewPicturesSchema,
    answer: MadePicturesSchema,
    errors: [...teaching, 'user/unknown', 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;

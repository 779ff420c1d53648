import { NewStudentSchema, StudentUpdateSchema, type Student } from '@burrow/contracts';
import { z } from '@burrow/forms';

const { full_name, age, username, password, character } = NewStudentSchema.shape;

const Person = z.object({
  full_name: z.union([z.literal('').transform(() => null), full_name.unwrap().unwrap()]),
  age: age,
  username,
  character: character.unwrap(),
});

/** A new student, in the form's values: a field left empty is null. */
export const NewStudentFormSchema = Person.extend({ password });

/** A student's change: an empty password leaves the old one. */
export const StudentFormSchema = Person.extend({
  password: z.union([z.literal('').transform(() => undefined), password]),
  assistant_enabled: StudentUpdateSchema.shape.assistant_enabled.unwrap(),
});

/** Returns the initial values of the form for a student. */
export function studentDefaults({ full_name, age, username, character, assistant_enabled }: Student) {
  const known = Person.shape.character.safeParse(character);
  return {
    full_name: full_name ?? '',
    age,
    username,
    character: known.success ? known.data : ('Rabbit' as const),
    password: '',
    assistant_enabled,
  };
}

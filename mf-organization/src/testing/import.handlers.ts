import {
  ApplyRosterSchema,
  type CheckedImport,
  type ComparedRoster,
  type ComparedRow,
  CompareRosterSchema,
  CheckImportSchema,
  type ImportState,
  LoginCardsSchema,
  namesOf,
  type SchoolStudent,
  StartImportSchema,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

/** Imports of which only the usernames are looked at; they are done at once. */
export function importHandlers(school: { students: SchoolStudent[] }): HttpHandler[] {
  const taken = (username: string | undefined) => school.students.some(each => each.username === username);
  const imports = new Map<string, ImportState>();
  return [
    answer('listExternalIds', () => ({ students: [] })),
    answer('compareRoster', async ({ request }) => {
      const { data } = CompareRosterSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      const rows = data.rows.map(({ class_name = null, external_id: id, ...names }): ComparedRow => {
        const { full_name } = namesOf(names);
        const found = school.students.find(each => each.full_name === full_name);
        const shown = found ? { ...found, class_name: 'Class of old' } : null;
        const state = !found ? 'new' : id ? 'moved' : 'unsure';
        return { state, student: shown, full_name, class_name };
      });
      const there = new Set(rows.map(({ student }) => student?.student_id));
      const gone = data.is_whole ? school.students.filter(({ student_id: id }) => !there.has(id)) : [];
      const answer: ComparedRoster = {
        rows,
        gone: gone.map(each => ({ ...each, class_name: null })),
        new_classes: [],
        state: 'as-it-was',
      };
      return HttpResponse.json(answer);
    }),
    answer('applyRoster', async ({ request }) => {
      const { data } = ApplyRosterSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      school.students = school.students.filter(({ student_id: id }) => !data.gone.includes(id));
      return HttpResponse.json({
        changed: 0,
        moved: data.students.length,
        returned: 0,
        gone: data.gone.length,
      });
    }),
    answer('checkImport', async ({ request }) => {
      const { data } = CheckImportSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      const answer: CheckedImport = {
        rows: data.rows.map(({ username, password }, at) => ({
          faults: taken(username) ? [{ cell: 'username', reason: 'taken' }] : [],
          hints: [],
          made_password: password ? null : `made-up-${at}`,
        })),
        seats_left: 28,
      };
      return HttpResponse.json(answer);
    }),
    answer('startImport', async ({ params, request }) => {
      const before = imports.get(params.import_id);
      if (before) return HttpResponse.json(before);
      const { data } = StartImportSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      const made = data.rows.map(({ username, ...names }, at): SchoolStudent => ({
        student_id: crypto.randomUUID(),
        username: username ?? `made-up-${at}`,
        ...namesOf(names),
        character: 'Rabbit',
        class_id: data.class_id,
        assistant_enabled: true,
        joined_at: new Date().toISOString(),
      }));
      school.students.push(...made);
      const total = made.length;
      const students = made.map(({ student_id, username }, row) => ({ row, student_id, username }));
      const state: ImportState = { state: 'done', total, prepared: total, failure: null, students };
      imports.set(params.import_id, state);
      return HttpResponse.json(state);
    }),
    answer('makeLoginCards', async ({ request }) => {
      const { data } = LoginCardsSchema.safeParse(await request.json());
      if (!data) return refusal('request/invalid');
      const cards = school.students
        .filter(({ student_id: id }) => data.student_ids.includes(id))
        .map(({ student_id, username, full_name }) => ({
          student_id,
          username,
          full_name,
          card: `secret-of-${username}`,
          password: data.renew_passwords ? 'made-up-again' : null,
        }));
      return HttpResponse.json({ cards });
    }),
  ];
}

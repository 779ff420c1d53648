import {
  FailureRemarkSchema,
  type HandedInWork,
  NewRemarkSchema,
  type Remark,
  ReturnedWorkSchema,
} from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';

interface Feedback {
  remarks: Remark[];
  handedIn: HandedInWork[];
}

const WRITER = null;

const writing = (school: Feedback): HttpHandler[] => [
  answer('writeRemark', async ({ params, request }) => {
    const { success, data } = NewRemarkSchema.safeParse(await request.json());
    if (!success) return refusal('request/invalid');
    const about = data.line ? 'line' : 'program';
    const made = { author_id: WRITER, created_at: new Date().toISOString(), read_at: null, verdict: null };
    const remark: Remark = { ...data, ...made, id: params.remark_id, about };
    school.remarks = [remark, ...school.remarks];
    return HttpResponse.json(remark);
  }),
  answer('remarkOnFailure', async ({ request }) =>
    FailureRemarkSchema.safeParse(await request.json()).success
      ? HttpResponse.json({ students: 8 })
      : refusal('request/invalid'),
  ),
  answer('returnWork', async ({ params, request }) => {
    const { success, data } = ReturnedWorkSchema.safeParse(await request.json());
    if (!success) return refusal('request/invalid');
    const work = school.handedIn.find(({ student_id }) => student_id === params.student_id);
    if (work?.version !== data.version) return refusal('organization/changed-meanwhile');
    const returned = {
      ...work,
      state: data.verdict,
      version: work.version + 1,
      returned_at: new Date().toISOString(),
    };
    school.handedIn = [returned];
    return HttpResponse.json(returned);
  }),
];

/** What the teachers of the made-up school say about its students' work. */
export const remarkHandlers = (school: Feedback): HttpHandler[] => [
  ...writing(school),
  answer('listRemarks', () => ({ remarks: school.remarks })),
  answer('listHandedIn', () => ({ work: school.handedIn.map(({ code: _code, ...work }) => work) })),
  answer('getHandedIn', () => {
    const [work] = school.handedIn;
    return work ? HttpResponse.json(work) : refusal('level/not-handed-in');
  }),
];

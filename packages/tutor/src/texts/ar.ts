import { AR_ERRORS } from './ar.errors.ts';
import { AR_FARM } from './ar.farm.ts';
import { AR_GOALS } from './ar.goals.ts';
import { AR_NAMES } from './ar.names.ts';
import { AR_STEPS } from './ar.steps.ts';
import { AR_UNREAD } from './ar.unread.ts';
import type { Texts } from './kinds.ts';

/** What the tutor says in Arabic. */
export const AR: Texts = {
  findings: {
    ...AR_UNREAD,
    ...AR_NAMES,
    ...AR_ERRORS,
    ...AR_FARM,
    ...AR_GOALS,
    ...AR_STEPS,
  },
  edits: {
    modify: 'غيّر السطر {{line}} إلى:',
    modifyLines: 'غيّر الأسطر من {{line}} إلى {{through}} إلى:',
    add: 'اكتب هذا في السطر {{line}}:',
    indent: 'عدد المسافات في بداية السطر {{line}} يجب أن يكون {{spaces}}.',
    outdent: 'ابدأ السطر {{line}} من أول السطر بلا مسافات.',
    remove: 'احذف السطر {{line}}.',
    above: 'ابدأ من سطر قبله.',
    below: 'ثم أكمل بعده.',
  },
  words: {
    behind: 'خلفك',
    left: 'على يسارك',
    right: 'على يمينك',
    north: '{{tiles}} إلى الأعلى',
    east: '{{tiles}} إلى اليمين',
    south: '{{tiles}} إلى الأسفل',
    west: '{{tiles}} إلى اليسار',
    and: ' و',
    goal: 'الهدف',
    neighbour: 'الجار',
  },
};

import { EN_ERRORS } from './en.errors.ts';
import { EN_FARM } from './en.farm.ts';
import { EN_GOALS } from './en.goals.ts';
import { EN_NAMES } from './en.names.ts';
import { EN_STEPS } from './en.steps.ts';
import { EN_UNREAD } from './en.unread.ts';

/** What the tutor says in English: for each kind of finding a question, and where to look. */
export const EN = {
  findings: {
    ...EN_UNREAD,
    ...EN_NAMES,
    ...EN_ERRORS,
    ...EN_FARM,
    ...EN_GOALS,
    ...EN_STEPS,
  },
  edits: {
    modify: 'Change line {{line}} to this:',
    modifyLines: 'Change lines {{line}} to {{through}} to this:',
    add: 'Write this as line {{line}}:',
    indent: 'Put {{spaces}} spaces at the start of line {{line}}.',
    outdent: 'Start line {{line}} at the very left.',
    remove: 'Delete line {{line}}.',
    above: 'Start further up.',
    below: 'Go on further down.',
  },
  words: {
    behind: 'behind you',
    left: 'on your left',
    right: 'on your right',
    north: '{{tiles}} up',
    east: '{{tiles}} to the right',
    south: '{{tiles}} down',
    west: '{{tiles}} to the left',
    and: ' and ',
    goal: 'goal',
    neighbour: 'neighbour',
  },
} as const;

import { textsOnce } from '@burrow/i18n';
import { loadBookTextsIn } from '@burrow/content/book-texts';
import { thingNames } from '@burrow/contracts/thing-names';
import { badgeNames } from '@burrow/i18n/badge-names';

/** What the page shows immediately, with what things are called: both are in one chunk. */
export const loadPlayTexts = textsOnce('play', async code => {
  const [{ default: own }, { default: things }] = await Promise.all([
    import(/* webpackChunkName: "first-texts-[request]" */ `./play/${code}.json`, { with: { type: 'json' } }),
    thingNames(code),
  ]);
  return { default: { ...own, things } };
});

const loadOwnDialogTexts = textsOnce(
  'play-dialogs',
  code => import(`./play-dialogs/${code}.json`, { with: { type: 'json' } }),
);

const loadBadgeNames = textsOnce('badge-names', badgeNames);

/** Texts of the dialogs, which are loaded when the first of them opens. */
export const loadDialogTexts = () => Promise.all([loadOwnDialogTexts(), loadBadgeNames()]);

/** What the code book says about commands and Python's own. */
export const loadBookTexts = textsOnce('book', loadBookTextsIn);

const loadOwnCodeBookTexts = textsOnce(
  'code-book',
  code => import(`./code-book/${code}.json`, { with: { type: 'json' } }),
);

/** All texts of the code book. */
export const loadCodeBookTexts = () => Promise.all([loadOwnCodeBookTexts(), loadBookTexts()]);

/** The texts of the timeline, and the words for the map and what happens on it. */
export const loadTimelineTexts = textsOnce(
  'timeline',
  code => import(`./timeline/${code}.json`, { with: { type: 'json' } }),
);

/** The texts around the guide's question. */
export const loadQuestionTexts = textsOnce(
  'question',
  code => import(`./question/${code}.json`, { with: { type: 'json' } }),
);

/** The texts around a setting that the learner chooses. */
export const loadDesignTexts = textsOnce(
  'design',
  code => import(`./design/${code}.json`, { with: { type: 'json' } }),
);

/** The texts around what is asked again about an earlier chapter. */
export const loadReviewTexts = textsOnce(
  'review',
  code => import(`./review/${code}.json`, { with: { type: 'json' } }),
);

/** The texts around the teacher's guide. Its pages are content. */
export const loadGuideTexts = textsOnce(
  'guide',
  code => import(`./guide/${code}.json`, { with: { type: 'json' } }),
);

/** The texts around what teachers write, and handing in. */
export const loadRemarksTexts = textsOnce(
  'remarks',
  code => import(`./remarks/${code}.json`, { with: { type: 'json' } }),
);

/** The texts around the assistant's tips. */
export const loadAssistantTexts = textsOnce(
  'assistant',
  code => import(`./assistant/${code}.json`, { with: { type: 'json' } }),
);

/** The texts of the list of challenges, and of the play screen of a challenge. */
export const loadChallengeTexts = textsOnce(
  'challenges',
  code => import(`./challenges/${code}.json`, { with: { type: 'json' } }),
);

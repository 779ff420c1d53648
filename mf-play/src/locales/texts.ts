import { textsOnce } from '@burrow/i18n';

/** What the page shows at once. */
export const loadPlayTexts = textsOnce('play', code => import(`./play/${code}.json`));

/** Texts of the dialogs, which are loaded when the first of them opens. */
export const loadDialogTexts = textsOnce('play-dialogs', code => import(`./play-dialogs/${code}.json`));

/** The code book's own words. What it says of commands is content. */
export const loadCodeBookTexts = textsOnce('code-book', code => import(`./code-book/${code}.json`));

/** What the timeline says, and the words for the map and what happens on it. */
export const loadTimelineTexts = textsOnce('timeline', code => import(`./timeline/${code}.json`));

/** What stands around the teacher's guide. Its pages are content. */
export const loadGuideTexts = textsOnce('guide', code => import(`./guide/${code}.json`));

/** What stands around the assistant's tips. */
export const loadAssistantTexts = textsOnce('assistant', code => import(`./assistant/${code}.json`));

/** What the list of challenges says, and the play screen of a challenge. */
export const loadChallengeTexts = textsOnce('challenges', code => import(`./challenges/${code}.json`));

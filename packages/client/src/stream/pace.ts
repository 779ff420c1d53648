import { after } from '../page/after.ts';

/**
 * Calls back with each topic, but at most once in `everyMs`, however many there are: those that wait follow in their
 * order, each once. While the page is hidden nobody is called.
 */
export function pace<Topic>(call: (topic: Topic) => void, everyMs: number): (topic: Topic) => void {
  const waiting = new Set<Topic>();
  let isResting = false;
  const next = (): void => {
    const [topic] = waiting;
    if (isResting || topic === undefined || document.visibilityState === 'hidden') return;
    waiting.delete(topic);
    isResting = true;
    after(everyMs, () => {
      isResting = false;
      next();
    });
    call(topic);
  };
  document.addEventListener('visibilitychange', next);
  return topic => {
    waiting.add(topic);
    next();
  };
}

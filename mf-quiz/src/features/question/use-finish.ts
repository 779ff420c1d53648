import { askConfirm, useGoTo, type ApiError } from '@burrow/client';
import type { QuizTry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { finishKey } from '../../quiz/finish-key.rules.ts';
import { quizPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { useFinishQuizMutation } from '../../quiz/quiz.api.ts';
import { openCount } from '../../quiz/standing.rules.ts';

/** Ends a try, after a question if something is open, and goes to its result. */
export function useFinish(place: QuizPlace, quizTry: QuizTry) {
  const { t } = useTranslation('quiz');
  const goTo = useGoTo();
  const { try_id: tryId } = quizTry;
  const [end, { isLoading, error }] = useFinishQuizMutation({ fixedCacheKey: finishKey(tryId) });
  const open = openCount(quizTry);
  return {
    isFinishing: isLoading,
    error: error as ApiError | undefined,
    finish: async (): Promise<void> => {
      const texts = {
        text: t('finish.text', { count: open }),
        ok: t('finish.ok'),
        cancel: t('finish.cancel'),
      };
      if (open > 0 && !(await askConfirm({ title: t('finish.title'), ...texts }))) return;
      const ended = await end({ place, tryId });
      if (!ended.error) goTo(quizPath(place));
    },
  };
}

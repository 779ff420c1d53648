import { latePart } from '@burrow/client';
import { loadReviewTexts } from '../../locales/texts.ts';
import { useReview } from './use-review.ts';

const Card = latePart(
  async () => (await Promise.all([import('./review-card.tsx'), loadReviewTexts()]))[0].ReviewCard,
);

/** Above the level that opens a chapter: two minutes from two chapters before. */
export function ReviewArea() {
  const review = useReview();
  return review && <Card questions={review.questions} onEnd={review.end} />;
}

import { Icon } from '@burrow/ui';

/** What is known of a part of a question: it is right, or it was chosen and is not. */
export interface Mark {
  readonly kind: 'right' | 'wrong';
  /** The same in words. */
  readonly label: string;
}

/** Shows a mark by a picture, and says it. */
export function AnswerMark({ kind, label }: Mark) {
  return (
    <span className={`answer-mark answer-mark--${kind}`}>
      <Icon name={kind === 'right' ? 'check' : 'close'} size={14} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

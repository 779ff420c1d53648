import type { ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface RadioCard {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
  readonly picture?: ReactNode;
}

interface RadioCardsProps {
  readonly name: string;
  readonly legend: string;
  readonly cards: readonly RadioCard[];
  /** Small cards in several columns, for pictures. */
  readonly pictures?: boolean;
}

/**
 * A choice of one among a few, each on a card. The arrow keys move between them.
 *
 * @example
 * import { Form, RadioCards, useZodForm, z } from '@burrow/forms';
 * const cards = [
 *   { value: 'monthly', label: 'Monthly' },
 *   { value: 'yearly', label: 'Yearly', text: 'Two months free' },
 * ];
 * function Plan({ buy }) {
 *   const form = useZodForm({ schema: z.object({ plan: z.string() }), defaultValues: { plan: 'yearly' } });
 *   return (
 *     <Form form={form} submit="Buy" onSubmit={buy}>
 *       <RadioCards name="plan" legend="Plan" cards={cards} />
 *     </Form>
 *   );
 * }
 * <Plan /> // → shows radio 'Yearly Two months free'
 */
export function RadioCards({ name, legend, cards, pictures = false }: RadioCardsProps) {
  const field = useField(name);
  const { id, ...input } = field.input;
  return (
    <fieldset className="form-field form-cards" aria-describedby={input['aria-describedby']}>
      <legend className="form-field__label">{legend}</legend>
      <div className={pictures ? 'form-cards__list form-cards__list--pictures' : 'form-cards__list'}>
        {cards.map(({ value, label, text, picture }) => (
          <label key={value} className="form-card">
            <input {...input} id={`${id}-${value}`} type="radio" value={value} className="form-card__input" />
            {picture}
            <span className="form-card__words">
              <span className="form-card__label">{label}</span>
              {text && <span className="form-card__text">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
    </fieldset>
  );
}

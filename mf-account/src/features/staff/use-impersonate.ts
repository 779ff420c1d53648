import { askConfirm, loadDocument, type ApiError } from '@burrow/client';
import { isApiError } from '@burrow/forms';
import { localePath, useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useImpersonateStudentMutation, useImpersonateUserMutation } from './staff.api.ts';

/** Whom to act as. */
export interface Target {
  readonly kind: 'user' | 'student';
  readonly id: string;
  /** What the question calls the person. */
  readonly name: string;
}

export interface Impersonation {
  /** Asks, and acts as the person, in a new document. */
  readonly impersonate: (target: Target) => Promise<void>;
  /** The same without a question; rejects with an `ApiError`. */
  readonly begin: (target: Omit<Target, 'name'>) => Promise<void>;
  readonly problem: ApiError | null;
  readonly isBusy: boolean;
}

/** Acting as somebody else, for an hour at most. */
export function useImpersonate(): Impersonation {
  const { t, i18n } = useTranslation('account');
  const [actAsUser] = useImpersonateUserMutation();
  const [actAsStudent] = useImpersonateStudentMutation();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);

  const begin: Impersonation['begin'] = async ({ kind, id }) => {
    await (kind === 'user' ? actAsUser(id) : actAsStudent(id)).unwrap();
    // What the page in view has read stays: requested again, it would be refused to the other person.
    loadDocument(localePath(i18n.language, ''));
  };
  const impersonate: Impersonation['impersonate'] = async ({ name, ...target }) => {
    const question = {
      title: t('impersonate.confirm.title', { name }),
      text: t('impersonate.rules'),
      ok: t('impersonate.confirm.ok'),
    };
    if (isBusy || !(await askConfirm(question))) return;
    setProblem(null);
    setBusy(true);
    try {
      await begin(target);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { impersonate, begin, problem, isBusy };
}

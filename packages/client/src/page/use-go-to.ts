import { localePath, useTranslation } from '@burrow/i18n';
import { useCallback } from 'react';
import { useNavigate } from '../router.ts';
import { loadDocument } from './load-document.ts';
import { useNeedsDocument } from './use-isolation.ts';

interface GoToOptions {
  /** The page in view does not stay in the history. */
  readonly replace?: boolean;
}

export type GoTo = (path: string, options?: GoToOptions) => void;

/** Returns a function that goes to a path (without language, '' is the index) in the page's language, as a `LocaleLink` does. */
export function useGoTo(): GoTo {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const needsDocument = useNeedsDocument();
  const { language } = i18n;
  return useCallback(
    (path, { replace = false } = {}) => {
      const target = localePath(language, path);
      if (!needsDocument(path)) void navigate(target, { replace });
      else loadDocument(target, { replace });
    },
    [navigate, needsDocument, language],
  );
}

import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { useProblemText } from '@burrow/forms';

/** Says in a snackbar why a call failed. */
export function useTellFailure(): (error: unknown) => void {
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  return error => void dispatch(snackbarShown(textOf(error as ApiError), 'error'));
}

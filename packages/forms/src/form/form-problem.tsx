import { Icon } from '@burrow/ui';
import type { ReactNode } from 'react';

/** What keeps a whole form from being accepted. Announced at once. */
export function FormProblem({ children }: { readonly children: ReactNode }) {
  return (
    <div className="form-problem" role="alert">
      <Icon name="error" />
      <div>{children}</div>
    </div>
  );
}

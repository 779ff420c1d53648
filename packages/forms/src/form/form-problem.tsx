import { Icon } from '@burrow/ui';
import type { ReactNode } from 'react';

/** Why a whole form was refused. Announced immediately. */
export function FormProblem({ children }: { readonly children: ReactNode }) {
  return (
    <div className="form-problem" role="alert">
      <Icon name="error" />
      <div>{children}</div>
    </div>
  );
}

/** The current password as a call takes it: not at all where there is none. */
export function withPassword({ current_password }: { readonly current_password?: string }): {
  current_password?: string;
} {
  return current_password ? { current_password } : {};
}

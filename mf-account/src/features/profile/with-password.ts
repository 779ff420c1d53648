/** Returns the current password as a call expects it: left out if there is none. */
export function withPassword({ current_password }: { readonly current_password?: string }): {
  current_password?: string;
} {
  return current_password ? { current_password } : {};
}

export function service() {
  throw new Error('soon');
}

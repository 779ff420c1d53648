/** Resolves after so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

/** Calls before each frame that the browser draws. Returns a function that ends it. */
export function eachFrame(call: () => void): () => void {
  let next = 0;
  const frame = (): void => {
    next = requestAnimationFrame(frame);
    call();
  };
  frame();
  return () => cancelAnimationFrame(next);
}

/** Resolves after a number of milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

/** Calls back before each frame that the browser draws. Returns a function that stops it. */
export function eachFrame(call: () => void): () => void {
  let next = 0;
  const frame = (): void => {
    next = requestAnimationFrame(frame);
    call();
  };
  frame();
  return () => cancelAnimationFrame(next);
}

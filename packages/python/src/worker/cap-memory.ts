const PAGE = 65_536;

/** Makes every WebAssembly memory of this thread refuse to grow beyond `limit` bytes, which Python raises as MemoryError. */
export function capMemory(limit: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function cappedGrow(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE > limit) throw new RangeError('Over the memory limit');
    return grow.call(this, pages);
  };
}

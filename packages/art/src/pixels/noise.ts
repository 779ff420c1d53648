/** A number in [0, 1) that depends on nothing but its arguments (integers). */
export function hash(x: number, y: number, salt = 0): number {
  let h = (x * 374761393 + y * 668265263 + salt * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (a: number) => a * a * (3 - 2 * a);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;
const wrap = (value: number, period: number) => ((value % period) + period) % period;

/** Value noise in [0, 1) that repeats after `period` lattice cells, or never when it is 0. */
export function valueNoise(x: number, y: number, salt: number, period = 0): number {
  const cx = Math.floor(x);
  const cy = Math.floor(y);
  const at = (i: number, j: number) =>
    period ? hash(wrap(cx + i, period), wrap(cy + j, period), salt) : hash(cx + i, cy + j, salt);
  const u = smooth(x - cx);
  const v = smooth(y - cy);
  return mix(mix(at(0, 0), at(1, 0), u), mix(at(0, 1), at(1, 1), u), v);
}

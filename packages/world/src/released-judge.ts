// What a release carries of its world, so that learning can judge records of it before and after it has another one.
export { judgeRecord } from './judge-record.ts';

export { LevelRemarks, type RemarkPlace, WriteRemark } from './level-remarks.tsx';
export { RemarkToGroup } from './remark-to-group.tsx';

// Stands in place of a part of antd that no page shows; what it stands around is shown. No loader reads it, so it is written without types.
export default ({ children = null } = {}) => children;

/** What the table reads beside the part for its filters. */
export const flattenKeys = () => [];

/** What the tooltip reads of its colour. */
export const parseColor = () => ({ className: '', overlayStyle: {}, arrowStyle: {} });

/** What icons read of a second colour. */
export const DEFAULT_TWOTONE_COLOR = '';
export const getSecondaryColor = () => '';

/** What a bar reads of colours. */
export const presetPrimaryColors = { blue: '', green: '' };
export class FastColor {
  isLight() {
    return false;
  }
}

/** What the dialog offers to those who open it by a function. */
const never = () => undefined;
export {
  never as modalGlobalConfig,
  never as withConfirm,
  never as withError,
  never as withInfo,
  never as withSuccess,
  never as withWarn,
};

// The parts of antd that pages use: all of it takes longer to load than most files of tests.
exports.Button = require('antd/lib/button').default;
exports.Collapse = require('antd/lib/collapse').default;
exports.ConfigProvider = require('antd/lib/config-provider').default;
exports.Drawer = require('antd/lib/drawer').default;
exports.Dropdown = require('antd/lib/dropdown').default;
exports.Modal = require('antd/lib/modal').default;
exports.Popover = require('antd/lib/popover').default;
exports.Progress = require('antd/lib/progress').default;
exports.Segmented = require('antd/lib/segmented').default;
exports.Switch = require('antd/lib/switch').default;
exports.Table = require('antd/lib/table').default;
exports.Tooltip = require('antd/lib/tooltip').default;

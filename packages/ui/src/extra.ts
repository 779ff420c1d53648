export { Collapse, Segmented, Switch } from 'antd';

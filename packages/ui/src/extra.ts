export { Collapse, Progress, Segmented, Switch } from 'antd';

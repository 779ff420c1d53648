import '@burrow/ui/extra.css';

export { Collapse, Progress, Segmented, Switch } from 'antd';

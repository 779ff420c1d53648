import '@burrow/ui/office.css';

export { Dropdown } from 'antd';

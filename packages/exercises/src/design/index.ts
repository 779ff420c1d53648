export { SettingChooser } from './setting-chooser.tsx';

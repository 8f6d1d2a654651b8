export { LiveText } from './LiveText';
export type { LiveTextProps } from './LiveText';

export { KeyCaps } from './KeyCaps';
export type { KeyCapsProps } from './KeyCaps';

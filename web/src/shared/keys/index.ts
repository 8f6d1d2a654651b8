export { defineKeys } from './define-keys';
export type { KeyFacts, KeySet } from './define-keys';
export { registerKeys, useLiveKeys } from './key-register';
export { switchKeys, useKeysOff } from './keys-off';
export { useKeyListener } from './use-key-listener';
export { useKeys } from './use-keys';

export { PersonMenu } from './PersonMenu';
export type { PersonMenuProps } from './PersonMenu';

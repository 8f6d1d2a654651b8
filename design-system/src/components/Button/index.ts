export { Button } from './Button';
export type { ButtonProps, ButtonVariant, ControlSize } from './Button.types';
export { LinkButton } from './LinkButton';
export type { LinkButtonProps } from './LinkButton';

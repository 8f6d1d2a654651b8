export { Icon } from './Icon';
export type { IconProps } from './Icon';
export { iconNames } from './icon-names';
export type { IconName } from './icons';

import { firstIcons } from './first-icons';
import type { IconName } from './icons';
import { moreIcons } from './more-icons';

/** Every name, for galleries. */
export const iconNames = Object.keys({ ...firstIcons, ...moreIcons }) as IconName[];

import { firstIcons } from './first-icons';
import type { IconName } from './icons';
import { moreIcons } from './more-icons';

/** All names, for galleries. */
export const iconNames = Object.keys({ ...firstIcons, ...moreIcons }) as IconName[];

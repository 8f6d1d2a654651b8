import type { IconName } from '../Icon';

/** The six colour families. */
export type StatusFamily = 'pending' | 'outdated' | 'taken' | 'visit' | 'draft' | 'progress';

/** All statuses of the platform with colour family and icon. */
export const statuses = {
  pending: { family: 'pending', icon: 'today' },
  outdated: { family: 'outdated', icon: 'warning' },
  taken: { family: 'taken', icon: 'checkCircle' },
  visit: { family: 'visit', icon: 'visit' },
  draft: { family: 'draft', icon: 'draft' },
  progress: { family: 'progress', icon: 'progress' },
  new: { family: 'pending', icon: 'plus' },
  scheduled: { family: 'pending', icon: 'calendar' },
  prepared: { family: 'pending', icon: 'settings' },
  started: { family: 'progress', icon: 'play' },
  finished: { family: 'taken', icon: 'checkCircle' },
  expired: { family: 'outdated', icon: 'warning' },
  cancelled: { family: 'draft', icon: 'danger' },
  active: { family: 'taken', icon: 'checkCircle' },
  inactive: { family: 'draft', icon: 'lock' },
} as const satisfies Readonly<Record<string, { family: StatusFamily; icon: IconName }>>;

/** A status of the platform. */
export type Status = keyof typeof statuses;

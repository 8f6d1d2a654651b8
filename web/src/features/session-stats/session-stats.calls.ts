import type { sessionStats } from '@ruta/contracts/session-stats/session-stats.api';
import { route } from '../../lib/api';

export const statsUsers = route<typeof sessionStats.users>('get', '/stats/users');
export const statsSchools = route<typeof sessionStats.schools>('get', '/stats/schools');
export const statsMinutes = route<typeof sessionStats.minutes>('get', '/stats/minutes');
export const statsCoach = route<typeof sessionStats.coach>('get', '/stats/coach');
export const statsSchedules = route<typeof sessionStats.schedules>('get', '/stats/schedules');
export const statsSchoolsTop = route<typeof sessionStats.schoolsTop>('get', '/stats/schools-top');
export const statsThemesTop = route<typeof sessionStats.themesTop>('get', '/stats/themes-top');
export const statsByStatus = route<typeof sessionStats.byStatus>('get', '/stats/schedules-status');
export const statsByCategory = route<typeof sessionStats.byCategory>('get', '/stats/schedules-category');
export const statsMonthlyByStatus = route<typeof sessionStats.monthlyByStatus>('get', '/stats/montly-status');
export const statsMonthly = route<typeof sessionStats.monthly>('get', '/stats/schedules-montly');

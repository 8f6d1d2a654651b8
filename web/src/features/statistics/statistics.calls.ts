import type { statistics } from '@ruta/contracts/statistics/statistics.api';
import { route } from '../../lib/api';

export const dashboardCards = route<typeof statistics.cards>('get', '/schools/statistics/cards');

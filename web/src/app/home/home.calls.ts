import type {
  adminHome,
  AgendaHome,
  coachHome,
  Home,
  professorHome,
  scholasticHome,
} from '@ruta/contracts/home/home.screens';
import { screenRoute } from '../../lib/api';
import type { ReadResult } from '../../lib/api';

export const coachHomeScreen = screenRoute<typeof coachHome>('coach', '/home');
export const scholasticHomeScreen = screenRoute<typeof scholasticHome>('scholastic', '/home');
export const professorHomeScreen = screenRoute<typeof professorHome>('professor', '/home');
export const adminHomeScreen = screenRoute<typeof adminHome>('admin', '/home');

/** What every home shows, and the next seven days where the area has an agenda. */
export type HomeParts = Home & Partial<Pick<AgendaHome, 'ahead'>>;
export type HomeResult<T extends HomeParts> = ReadResult<T>;

import type { dpi } from '@ruta/contracts/dpi/dpi.api';
import type { coachDpiResult, dpiAnswering, scholasticDpiResult } from '@ruta/contracts/dpi/dpi.screens';
import { route, screenRoute } from '../../lib/api';

export const answeringScreen = screenRoute<typeof dpiAnswering>('shared', '/dpi');
export const ownResultScreen = screenRoute<typeof scholasticDpiResult>('scholastic', '/report/dpi-result');
export const schoolResultScreen = screenRoute<typeof coachDpiResult>('coach', '/schools/:school_id/dpi-result');

/** The address of a school’s results on paper. */
export const resultsPdfOf = ({ school, cycle }: { school: { id: number }; cycle: { id: number } }): string =>
  `/api/schools/dpi/results/pdf?school_id=${school.id}&cycle_id=${cycle.id}`;

export const startDpi = route<typeof dpi.start>('post', '/schools/dpi/start');
export const answerDpi = route<typeof dpi.answer>('post', '/schools/dpi/answers');
export const finishDpi = route<typeof dpi.finish>('put', '/schools/dpi/finish');
export const setDpiEnd = route<typeof dpi.setEnd>('put', '/schools/dpi/closure');

export const dpiStatistics = route<typeof dpi.statistics>('get', '/schools/statistics/dpi');
export const remindDpi = route<typeof dpi.remind>('post', '/schools/dpi/remind');

/** Addresses to reload after a sheet was finished: the homes, with what is due, and the results. */
export const AFTER_FINISH: readonly string[] = ['/bff/professor', '/bff/scholastic', '/bff/shared'];
/** Addresses to reload after the end was set. */
export const AFTER_END: readonly string[] = ['/bff/scholastic', '/bff/coach', '/bff/shared'];

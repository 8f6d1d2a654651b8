import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import type { adminCycle, adminCycles, adminNewCycle, adminPreparation } from '@ruta/contracts/cycles/cycles.screens';
import type { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { route, screenRoute } from '../../lib/api';

export const cycleListScreen = screenRoute<typeof adminCycles>('admin', '/school-cycles');
export const newCycleScreen = screenRoute<typeof adminNewCycle>('admin', '/school-cycles/new');
export const cycleScreen = screenRoute<typeof adminCycle>('admin', '/school-cycles/:id');
export const preparationScreen = screenRoute<typeof adminPreparation>('admin', '/school-cycles/:id/prepare');

export const countSchools = route<typeof hierarchy.count>('get', '/schools-hierarchy/count');

export const createCycle = route<typeof cycles.create>('post', '/school-cycles');
export const updateCycle = route<typeof cycles.update>('put', '/school-cycles/:id');
export const createPeriod = route<typeof cycles.createPeriod>('post', '/periods');
export const setPfpClosure = route<typeof cycles.setPfpClosure>('put', '/school-cycles/:id/pfp/set-limit');
export const setDpiClosure = route<typeof cycles.setDpiClosure>('put', '/school-cycles/:id/dpi-closure-dt');
export const prepareCycle = route<typeof cycles.prepare>('post', '/school-cycles/:id/prepare');
export const startCycle = route<typeof cycles.start>('put', '/school-cycles/:id/start');
export const finishCycle = route<typeof cycles.finish>('delete', '/school-cycles/finish');

/** Addresses to reload after a cycle changed. */
export const CYCLES: readonly string[] = ['/bff/admin/school-cycles', '/audit'];

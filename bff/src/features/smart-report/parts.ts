import { dpi } from '@ruta/contracts/dpi/dpi.api';
import { observationFigures } from '@ruta/contracts/observations/figures.api';
import { pai } from '@ruta/contracts/pai/pai.api';
import { PFI_PREVIEW_MAX } from '@ruta/contracts/pfi/limits';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { pfp } from '@ruta/contracts/pfp/pfp.api';
import type { SmartData } from '@ruta/contracts/smart-report/smart-report.schema';
import { visits } from '@ruta/contracts/visits/visits.api';
import type { CoreClient } from '../../core/client';

/** What every part is asked with: the school and the cycle that is shown. */
export interface Asked {
  core: CoreClient;
  of: { school_id: string; cycle_id: string };
  /** At the school. */
  today: string;
  lang: 'es' | 'en' | undefined;
}

/** Counts by the list of visits, which hides what is not the reader's; its two ends beside them. */
export async function visitsPart({ core, of, today }: Asked): Promise<SmartData<'visits'>> {
  const list = (filter: object, sort?: string) =>
    core.get(visits.list, { query: { ...of, size: '1', ...(sort && { sort }), filter: { eraser: '0', ...filter } } });
  const [planned, finished, expired, cancelled, ahead] = await Promise.all([
    list({}),
    list({ status: 'finished' }, '-datetime'),
    list({ expired: '1' }),
    list({ status: 'cancelled' }),
    list({ status: 'new', from: today }, 'datetime'),
  ]);
  return {
    ...{ planned: planned.total, completed: finished.total, overdue: expired.total, cancelled: cancelled.total },
    ...{ last: finished.data[0] ?? null, next: ahead.data[0] ?? null },
  };
}

/** Participation, and averages by theme as far as the results show them. */
export async function dpiPart({ core, of }: Asked): Promise<SmartData<'dpi'>> {
  const { data } = await core.get(dpi.results, { query: of });
  return { ...data, expected: data.professors.length };
}

/** How many commitments of the plan the school has kept. */
export async function paiPart({ core, of }: Asked): Promise<SmartData<'pai'>> {
  const { data } = await core.get(pai.plan, { query: of });
  const sides = data.items.map(({ school_activity }) => school_activity);
  return {
    ...{ standing: data.standing, commitments: sides.length },
    completed: sides.filter(({ isCompleted }) => isCompleted).length,
    overdue: sides.filter(({ expired }) => expired).length,
  };
}

/** The year by its plan, which finished cycles have, too; the preview is of the started one. */
export async function pfiPart({ core, of, today }: Asked): Promise<SmartData<'pfi'>> {
  const { data } = await core.get(pfi.plan, { query: of });
  const left = data.activities.filter(({ isCompleted, date }) => !isCompleted && date >= today);
  return {
    dated: data.activities.length,
    completed: data.activities.filter(({ isCompleted }) => isCompleted).length,
    overdue: data.activities.filter(({ expired }) => expired).length,
    undated: data.undated,
    next: left.slice(0, PFI_PREVIEW_MAX),
  };
}

export const pfpPart = async ({ core, of }: Asked): Promise<SmartData<'pfp'>> =>
  (await core.get(pfp.summary, { query: of })).data.pie;

export const observationsPart = async ({ core, of, lang }: Asked): Promise<SmartData<'observations'>> =>
  (await core.get(observationFigures.dashboard, { query: { ...of, lang } })).data;

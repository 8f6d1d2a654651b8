import type { SmartData, SmartPart, SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';

/** Averages below this one, the middle of the five quadrants, are told. */
const WEAK = 3;
/** Most sentences of a report. */
const MOST = 5;

/** A sentence of what needs attention: its words, its number or theme, and the part of the report that it leads to. */
export interface Attention {
  words:
    | 'visits.overdue'
    | 'pfi.overdue'
    | 'pai.overdue'
    | 'pai.open'
    | 'dpi.missing'
    | 'dpi.weakest'
    | 'pfi.undated'
    | 'pfp.missing'
    | 'observations.none'
    | 'visits.none-ahead';
  part: SmartPart;
  count: number;
  theme?: string;
}

const dataOf = <P extends SmartPart>(report: SmartReport, part: P): SmartData<P> | null => {
  const panel = report[part];
  return panel.state === 'ready' ? panel.data : null;
};

/**
 * What of the report needs attention, most urgent first, at most five (REP-04; decision 0065): first what is late, then
 * what can be done now, then what is ahead. A part that is not there, and a finished cycle, say nothing.
 */
export function attentionOf(report: SmartReport): Attention[] {
  if (report.past) return [];
  const visits = dataOf(report, 'visits');
  const dpi = dataOf(report, 'dpi');
  const pai = dataOf(report, 'pai');
  const pfi = dataOf(report, 'pfi');
  const pfp = dataOf(report, 'pfp');
  const weakest = dpi?.themes.toSorted((one, other) => one.average - other.average)[0];
  const found: (Attention | false)[] = [
    late('visits.overdue', 'visits', visits?.overdue),
    late('pfi.overdue', 'pfi', pfi?.overdue),
    late('pai.overdue', 'pai', pai?.overdue),
    late('pai.open', 'pai', pai?.standing === 'open' ? 1 : 0),
    late('dpi.missing', 'dpi', dpi?.window === 'open' ? dpi.expected - dpi.totalValidated : 0),
    weakest !== undefined &&
      weakest.average < WEAK && {
        ...{ words: 'dpi.weakest', part: 'dpi', count: weakest.average, theme: weakest.theme },
      },
    late('pfi.undated', 'pfi', pfi?.undated),
    late('pfp.missing', 'pfp', pfp?.notConsulted),
    late('observations.none', 'observations', dataOf(report, 'observations')?.observations === 0 ? 1 : 0),
    late('visits.none-ahead', 'visits', visits?.next === null ? 1 : 0),
  ];
  return found.filter((one) => one !== false).slice(0, MOST);
}

const late = (words: Attention['words'], part: SmartPart, count: number | undefined): Attention | false =>
  count !== undefined && count > 0 && { words, part, count };

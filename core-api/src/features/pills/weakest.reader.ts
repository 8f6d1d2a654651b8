import type { Locale } from '@ruta/contracts';
import type { PillLink, PillReason } from '@ruta/contracts/pills/links.schema';
import { MANDATORY_BELOW } from '@ruta/state-machines/dpi/pai.rules';
import type { Knex } from 'knex';
import type { Clock } from '../../time/clock';
import { averagesAt, dpiPlace, type DpiPlace } from '../dpi';
import { indicatorCompliance } from '../observations';

/** Themes, and indicators, of a school that videos are recommended for. */
const WEAKEST = 3;
/** Percent; an indicator that is met at least as often is not weak. */
const MET = 80;

/** A weak figure of a school, and what videos about it are tied to. */
export interface Weak {
  link: PillLink;
  reason: PillReason;
}

interface Asked {
  school_id: number;
  abilities: readonly ('dpi:read' | 'observation:figures')[];
  locale: Locale;
}

/**
 * The themes and indicators that a school is weakest at in the started cycle: of each the three lowest, themes below 3.5
 * and indicators below 80 %, a theme and an indicator in turn. Figures of the diagnostic are those that its results show
 * (decision 0052). The caller must have applied the scope to the school.
 */
export async function weakestOf(db: Knex, clock: Clock, { school_id, abilities, locale }: Asked): Promise<Weak[]> {
  const place = await dpiPlace(db, clock, school_id);
  const { cycle_id } = place;
  if (cycle_id === null) return [];
  const themes = abilities.includes('dpi:read') ? await weakThemes(db, clock, { ...place, cycle_id }) : [];
  const indicators = abilities.includes('observation:figures')
    ? await weakIndicators(db, { school_id, cycle_id, locale })
    : [];
  return Array.from({ length: WEAKEST }, (_, at) => [themes[at], indicators[at]])
    .flat()
    .filter((weak) => weak !== undefined);
}

async function weakThemes(db: Knex, clock: Clock, place: DpiPlace & { cycle_id: number }): Promise<Weak[]> {
  const averages = await averagesAt(db, clock, place);
  return [...averages]
    .filter(([, average]) => average < MANDATORY_BELOW)
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, WEAKEST)
    .map(([theme, average]) => ({
      link: { kind: 'theme', key: theme },
      reason: { kind: 'theme', theme, average },
    }));
}

async function weakIndicators(
  db: Knex,
  asked: { school_id: number; cycle_id: number; locale: Locale },
): Promise<Weak[]> {
  return (await indicatorCompliance(db, asked))
    .filter(({ compliance }) => compliance < MET)
    .toSorted((one, other) => one.compliance - other.compliance)
    .slice(0, WEAKEST)
    .map(({ key, guide, question, compliance }) => ({
      link: { kind: 'indicator', key },
      reason: { kind: 'indicator', indicator: question, guide, compliance },
    }));
}

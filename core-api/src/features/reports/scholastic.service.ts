import type { FileReply, Locale } from '@ruta/contracts';
import {
  LEADER_PATHS,
  SCHOLASTIC_REPORTS,
  type ScholasticReport,
  type ScholasticReportKey,
} from '@ruta/contracts/reports/scholastic-report.schema';
import type { scholasticReports } from '@ruta/contracts/reports/scholastic-reports.api';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { z } from 'zod';
import { own, type PastCycle } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { rolesInForce } from '../roles';
import { schoolFor } from '../schools';
import type { Report } from './report';
import { cycleFor, reportMaker, type MakerDeps } from './report-maker';
import { SCHOLASTIC_WORDS } from './scholastic.words';

interface ScholasticDeps extends MakerDeps {
  /** The reports of all rooms, called at each request. */
  reports: () => readonly Report[];
}

type Params = z.output<typeof scholasticReports.get.params>;
type Asked = z.output<typeof scholasticReports.download.query> & { locale: Locale };

/** What leaders download of their school: shared reports, joined and limited to it (REP-02, decision 0064). */
export function scholasticService({ db, clock, windows, reports: all }: ScholasticDeps) {
  const make = reportMaker({ db, clock, windows });

  /** The parts that the caller may read. */
  const partsOf = (actor: Actor, key: ScholasticReportKey): readonly Report[] =>
    SCHOLASTIC_REPORTS[key]
      .flatMap((part) => all().find((report) => report.key === part) ?? [])
      .filter(({ ability }) => holds(actor, ability));

  const shown = (key: ScholasticReportKey, parts: readonly Report[], locale: Locale): ScholasticReport => ({
    ...{ key, name: SCHOLASTIC_WORDS[key].name[locale], description: SCHOLASTIC_WORDS[key].description[locale] },
    parts: parts.map((part) => ({
      ...{ key: part.key, name: part.name[locale], description: part.description[locale] },
    })),
  });

  /**
   * A report at an address. A school out of reach, an unknown role and an unknown report are 404; a role that the caller
   * does not hold, and a report of which they may read nothing, are 403. Rights are those of the acting role alone.
   */
  const find = async (
    actor: Actor,
    { leader, report }: Params,
    school_id: number,
    past?: PastCycle,
  ): Promise<{ key: ScholasticReportKey; parts: [Report, ...Report[]]; school: SchoolRef }> => {
    const role = isLeader(leader) ? LEADER_PATHS[leader] : undefined;
    if (role === undefined || !isKey(report)) throw new Problem('reports.not-found');
    const school = await schoolFor(db, actor, 'report:scholastic', school_id, past);
    const held = await rolesInForce(db, actor.userId);
    if (!held.some(({ code }) => code === role)) throw new Problem('reports.role-not-held');
    const [first, ...others] = partsOf(actor, report);
    if (!first) throw new Problem('access.refused');
    return { key: report, parts: [first, ...others], school };
  };

  return {
    /** The reports of which the caller may read a part, in the order of the index. */
    index(actor: Actor, locale: Locale): ScholasticReport[] {
      // It names reports and no record; what the caller holds decides which.
      own(actor);
      return KEYS.map((key) => shown(key, partsOf(actor, key), locale)).filter(({ parts }) => parts.length > 0);
    },

    async get(actor: Actor, params: Params, school_id: number, locale: Locale): Promise<ScholasticReport> {
      const { key, parts } = await find(actor, params, school_id);
      return shown(key, parts, locale);
    },

    /** The file: XLSX with a sheet per part, or one part. CSV of a report with several is 422 without the part. */
    async download(actor: Actor, params: Params, asked: Asked): Promise<FileReply> {
      const { school_id, format, part, locale } = asked;
      const cycle = await cycleFor(db, asked.cycle_id);
      const { key, parts, school } = await find(actor, params, school_id, cycle.past);
      const chosen = part === undefined ? parts : parts.filter((one) => one.key === part);
      const [first, ...others] = chosen;
      if (!first || (format === 'csv' && others.length > 0)) throwFieldErrors({ part: ['reports.part.none'] });
      return make({
        ...{ actor, key: part ?? key, reports: [first ?? parts[0], ...others], schools: [school] },
        ...{ cycle_id: cycle.id, from: undefined, to: undefined, format, locale, field: 'school_id' },
      });
    },
  };
}

const KEYS = Object.keys(SCHOLASTIC_REPORTS) as ScholasticReportKey[]; // the keys of that table
const isKey = (key: string): key is ScholasticReportKey => Object.hasOwn(SCHOLASTIC_REPORTS, key);
const isLeader = (key: string): key is keyof typeof LEADER_PATHS => Object.hasOwn(LEADER_PATHS, key);

export type ScholasticService = ReturnType<typeof scholasticService>;

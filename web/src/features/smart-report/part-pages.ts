import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { observationEntries } from '@ruta/contracts/observations/observation-entries';
import { paiPages } from '@ruta/contracts/pai/pai.pages';
import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { formationEntries } from '@ruta/contracts/pfp/formation-entries';
import type { SmartPart } from '@ruta/contracts/smart-report/smart-report.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';

export type SmartArea = 'coach' | 'scholastic';

/** The page where the figures of a part are from, and where one acts; of the shown cycle. */
export function partPage(area: SmartArea, part: SmartPart, school_id: number, cycle: string | undefined): string {
  const query = { cycle };
  const at = { school_id };
  if (part === 'visits') {
    const page = area === 'coach' ? visitsPages.coachVisits : visitsPages.scholasticVisits;
    return page.href(at, query);
  }
  if (area === 'coach') {
    const pages = {
      dpi: dpiPages.coachDpiResult,
      pai: paiPages.coachPai,
      pfi: pfiPages.coachPfi,
      pfp: formationEntries.coach,
      observations: observationEntries.coachGuides,
    };
    return pages[part].href(at, query);
  }
  const pages = {
    dpi: dpiPages.scholasticDpiResult,
    pai: paiPages.scholasticPai,
    pfi: pfiPages.scholasticPfi,
    pfp: formationEntries.own,
    observations: observationEntries.scholasticGuides,
  };
  return pages[part].href(undefined, query);
}

import type { FirstCatalogue, FirstStepKey } from '@ruta/contracts/first-steps/first-steps.schema';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { pfpPages } from '@ruta/contracts/pfp/pfp.pages';

/** The page where each step is done; the mail is tried in place, and backups are made on the server. */
export const STEP_PLACES: Record<Exclude<FirstStepKey, 'mail' | 'backup'>, string> = {
  cycle: cyclesPages.adminCycles.href(),
  schools: `${importsPages.adminImports.href()}?kind=schools`,
  invitations: invitationsPages.adminInvitations.href(),
  hierarchy: hierarchyPages.adminHierarchy.href(),
  catalogues: importsPages.adminCatalogues.href(),
};

/** The page of a catalogue: its own, or that of the catalogues which are kept by file. */
export function cataloguePlace(kind: FirstCatalogue): string {
  switch (kind) {
    case 'dpi_questions':
      return dpiPages.adminDpiBank.href();
    case 'central_activities':
      return pfiPages.adminCentralActivities.href();
    case 'formation_plans':
      return pfpPages.adminFormationPlans.href();
    case 'session_themes':
    case 'guides':
    case 'surveys':
      return `${importsPages.adminCatalogues.href()}?kind=${kind}`;
  }
}

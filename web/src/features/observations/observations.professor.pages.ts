import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { lazyPage } from '../../lib/lazy-page';

/** A teacher's own observations (OBS-05). */
export const observationsProfessorPages = [
  lazyPage(
    observationsPages.professorObservations,
    async () => (await import('./pages/OwnObservationsPage')).OwnObservationsPage,
  ),
  lazyPage(
    observationsPages.professorObservation,
    async () => (await import('./pages/ObservationPages')).ProfessorObservationPage,
  ),
];

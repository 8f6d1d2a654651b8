import { homePages } from '@ruta/contracts/home.pages';
import { agendaProfessorPages } from '../../features/agenda/agenda.professor.pages';
import { hierarchyProfessorPages } from '../../features/hierarchy/hierarchy.professor.pages';
import { observationsProfessorPages } from '../../features/observations/observations.professor.pages';
import { proofsProfessorPages } from '../../features/proofs/proofs.professor.pages';
import { sharingProfessorPages } from '../../features/sharing/sharing.professor.pages';
import { surveysProfessorPages } from '../../features/surveys/surveys.professor.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The teachers' pages, one line per room. */
export const professorPages = [
  lazyPage(homePages.professor, async () => (await import('../home/ProfessorHome')).ProfessorHome),
  ...agendaProfessorPages,
  ...hierarchyProfessorPages,
  ...observationsProfessorPages,
  ...proofsProfessorPages,
  ...sharingProfessorPages,
  ...surveysProfessorPages,
];

import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';

/** The areas whose people receive agendas. */
export type ReceivedArea = 'scholastic' | 'professor';

/** The pages of what was shared with a reader of an area. */
export const receivedPlaces = (area: ReceivedArea) =>
  area === 'professor'
    ? { list: sharingPages.professorSharedAgendas.href(), one: sharingPages.professorSharedAgenda.href }
    : { list: sharingPages.scholasticSharedAgendas.href(), one: sharingPages.scholasticSharedAgenda.href };

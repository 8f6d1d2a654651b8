export { AgendaActivityModel } from './agenda.model';
export { agendaPolicy } from './agenda.policy';
export { agendaReader, type AgendaReader } from './agenda.reader';
export { agendaRoutes } from './agenda.routes';
export { agendaService, type AgendaService } from './agenda.service';
export { agendaWriter, type AgendaWriter } from './agenda.writer';
export { assertSchedule } from './schedule';
export { visitRows } from './visit-rows';

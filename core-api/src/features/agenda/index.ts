export type { AgendaKind, AgendaKinds, ItemFacts, MovedItem } from './agenda.kind';
export { activityRecord, AgendaActivityModel } from './agenda.model';
export { agendaParts, type AgendaParts } from './agenda.parts';
export { agendaVerdicts, soughtItem } from './agenda.policy';
export { agendaService } from './agenda.service';
export { dueService, type DueService, type DutySource } from './due.service';
export { mirroredRows } from './mirrored-rows';
export { addPlannedRows, changePlannedRow, titleOf } from './planned.model';
export { assertMoved, assertSchedule, judgedSchedule } from './schedule';

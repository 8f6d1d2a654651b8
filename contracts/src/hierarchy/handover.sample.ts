import type { Handover, HandoverReview } from './handover.schema';
import type { HandoverPage } from './handover.screens';
import { startedCycle } from '../cycles/cycle.sample';

/** Laura's forty schools, and who may receive them. */
export const sampleHandoverPage: HandoverPage = {
  cycle: startedCycle(),
  holders: [
    { id: 66, fullname: 'Laura Méndez Ríos', schools: 4 },
    { id: 67, fullname: 'Lucía Rojas del Valle', schools: 3 },
    { id: 68, fullname: 'Sergio Campos Luna', schools: 1 },
  ],
  receivers: [
    { id: 67, fullname: 'Lucía Rojas del Valle' },
    { id: 68, fullname: 'Sergio Campos Luna' },
  ],
  mean: 2.67,
  schools: [
    { id: 14, name: 'Escuela Primaria Benito Juárez' },
    { id: 15, name: 'Instituto Jacaranda' },
    { id: 16, name: 'Colegio Ceiba' },
    { id: 17, name: 'Liceo Los Sauces' },
  ],
  recent: [],
};

/** A handover that can still be undone. */
export const handoverWith = (differs: Partial<Handover> = {}): Handover => ({
  ...{ id: 5, cycle: { id: 3, period: '2026-2027' }, role: 'COACH', from: { id: 66, fullname: 'Laura Méndez Ríos' } },
  ...{ made_by: { id: 1, fullname: 'Mariana Olvera' }, made_at: '2026-11-20 17:00:00', schools: 4, receivers: 2 },
  ...{ undone_at: null, returned: 0, can: { undo: true } },
  ...differs,
});

const person = (id: number, name: string, surname: string, access: string) => ({ id, name, surname, access });
const lucia = person(67, 'Lucía', 'Rojas del Valle', 'lucia@ruta.test');
const sergio = person(68, 'Sergio', 'Campos Luna', 'sergio@ruta.test');

/** Three schools to Lucía, who then has half above the mean, and one to Sergio. */
export const sampleHandoverReview: HandoverReview = {
  ...{ cycle_id: 3, role: 'COACH', mean: 4, mark: '0123456789abcdef0123456789abcdef' },
  from: { person: person(66, 'Laura', 'Méndez Ríos', 'laura@ruta.test'), before: 4, after: 0, is_heavy: false },
  receivers: [
    { person: lucia, before: 3, after: 6, is_heavy: true },
    { person: sergio, before: 1, after: 2, is_heavy: false },
  ],
  schools: [14, 15, 16, 17].map((school_id, index) => ({
    school_id,
    ...{ school_name: sampleHandoverPage.schools?.[index]?.name ?? '', place: 'coach' },
    ...{ to_id: index < 3 ? 67 : 68, heir: index < 3 ? lucia : sergio },
    ...{ visits: index === 0 ? 2 : 0, activities: index === 1 ? 1 : 0, in_progress: 0, conferences: 0, drafts: 0 },
  })),
};

import type { Guide, Professor } from './guide.schema';
import type { Observation, ObservationDraft, ObservationSummary } from './observation.schema';
import type {
  ObservationDetail,
  ObservationGuides,
  ObservationProfessors,
  ObservationRun,
  OwnObservations,
} from './observations.screens';

const SCHOOL = { id: 1, name: 'Centro Escolar Ahuehuete', timezone: 'America/Mexico_City' };
const PRIMARIA = { id: 2, key: 'primaria', name: 'Primaria' } as const;

/** A guide of two sections and three questions; what differs is given. */
const guideWith = (differs: Partial<Guide> = {}): Guide => ({
  ...{ id: 4, code: 'primaria_clase', version: 1, name: 'Observación de clase en primaria', bilingual: false },
  ...{ level: PRIMARIA, questions: 3, language: 'es' },
  sections: [
    {
      ...{ id: 1, title: 'Preparación y propósito' },
      questions: [
        { id: 41, question: 'El propósito de la clase está escrito o se dice al empezar.' },
        { id: 42, question: 'La actividad corresponde al propósito.' },
      ],
    },
    { id: 2, title: 'Desarrollo', questions: [{ id: 43, question: 'El docente recorre el aula.' }] },
  ],
  ...differs,
});

const TEACHERS = [
  { id: 7, name: 'Guadalupe Jiménez Flores' },
  { id: 8, name: 'José Luis Gutiérrez Ramírez' },
];

export const sampleRun: ObservationRun = { school: SCHOOL, guide: guideWith(), professors: TEACHERS };

/** The guide in two languages, run in English. */
export const sampleBilingualRun: ObservationRun = {
  ...sampleRun,
  guide: guideWith({
    ...{ id: 6, code: 'ruta_be_primaria', name: 'Bilingual education: primary', bilingual: true, language: 'en' },
    ...{ questions: 1 },
    sections: [
      { id: 3, title: 'Input', questions: [{ id: 61, question: 'The teacher uses pictures, gestures or objects.' }] },
    ],
  }),
};

/** A registered observation; what differs is given. */
const observationWith = (differs: Partial<ObservationSummary> = {}): ObservationSummary => ({
  ...{ id: 31, professor: TEACHERS[0] ?? { id: 7, name: '' }, observer: { id: 1, name: 'Laura Mendoza Reyes' } },
  guide: { id: 4, code: 'primaria_clase', version: 1, name: 'Observación de clase en primaria', bilingual: false },
  ...{ level: PRIMARIA, school: SCHOOL, language: 'es', replaces_id: null, replaced_by: null, seen_at: null },
  ...{ observed_at: '2026-11-19 15:30:00', received_at: '2026-11-19 16:00:00', pie: { yes: 12, no: 4, na: 2 } },
  can: { correct: true },
  ...differs,
});

/** One observation with its answers; what differs is given. */
const observationDetailWith = (differs: Partial<Observation> = {}): Observation => ({
  ...observationWith(),
  pie: { yes: 2, no: 1, na: 0 },
  client_id: '5d1f0e7a-9c1b-4c7e-8a52-0b6f0f5c2d11',
  finalObservations: 'Fortaleza: participan casi todos.\nAcuerdo: dejar más tiempo para el cierre.',
  sections: [
    {
      ...{ id: 1, title: 'Preparación y propósito' },
      questions: [
        {
          ...{ id: 41, question: 'El propósito de la clase está escrito o se dice al empezar.' },
          ...{ response: 'yes', comment: 'Está en el pizarrón y lo lee un alumno.' },
        },
        { id: 42, question: 'La actividad corresponde al propósito.', response: 'no', comment: '' },
      ],
    },
    {
      ...{ id: 2, title: 'Desarrollo' },
      questions: [{ id: 43, question: 'El docente recorre el aula.', response: 'yes', comment: '' }],
    },
  ],
  teacher_reply: null,
  chain: [{ id: 31, received_at: '2026-11-19 16:00:00' }],
  can: { correct: true, markSeen: false, reply: false },
  ...differs,
});

export const sampleDetail: ObservationDetail = { observation: observationDetailWith(), today: '2026-11-20' };

/** The same observation once it was corrected, seen and answered. */
export const sampleCorrected: ObservationDetail = {
  ...sampleDetail,
  observation: observationDetailWith({
    ...{ replaced_by: 32, seen_at: '2026-11-19 20:10:00', teacher_reply: 'Gracias. Dejo diez minutos para el cierre.' },
    chain: [
      { id: 31, received_at: '2026-11-19 16:00:00' },
      { id: 32, received_at: '2026-11-20 16:00:00' },
    ],
    can: { correct: false, markSeen: false, reply: false },
  }),
};

/** An observation as the observed teacher reads it first. */
export const sampleOwnDetail: ObservationDetail = {
  ...sampleDetail,
  observation: observationDetailWith({ can: { correct: false, markSeen: true, reply: true } }),
};

/** A guide that is run to correct an observation. */
export const sampleCorrection: ObservationRun = { ...sampleRun, corrected: observationDetailWith() };

export const sampleGuides: ObservationGuides = {
  ...{ school: SCHOOL, today: '2026-11-20' },
  levels: [
    {
      ...PRIMARIA,
      professors: TEACHERS,
      guides: [guideWith(), sampleBilingualRun.guide].map(({ sections: _, language: __, ...guide }) => guide),
    },
  ],
  observations: {
    data: [observationWith(), observationWith({ id: 30, replaced_by: 31, pie: { yes: 10, no: 6, na: 2 } })],
    ...{ page: 1, size: 5, total: 2, pages: 1, count: 2 },
  },
  can: { run: true, readProfessors: true },
};

/** A teacher of the list; what differs is given. */
export const professorWith = (differs: Partial<Professor> = {}): Professor => ({
  ...{ id: 7, name: 'Guadalupe Jiménez Flores', observable: 1, levels: [PRIMARIA] },
  ...{ last_observed_at: '2026-11-19 15:30:00', can: { setObservable: true } },
  ...differs,
});

export const sampleProfessors: ObservationProfessors = {
  ...{ school: SCHOOL, today: '2026-11-20' },
  professors: {
    data: [
      professorWith(),
      professorWith({ id: 9, name: 'Martín Cruz Camarena', observable: 0, last_observed_at: null }),
    ],
    ...{ page: 1, size: 10, total: 2, pages: 1, count: 2 },
  },
};

/** What the server keeps of an observation; what differs is given. */
export const draftWith = (differs: Partial<ObservationDraft['content']> = {}, revision = 1): ObservationDraft => ({
  ...{ school_id: 1, guide_id: 4, professor_id: 7, level_id: 2, revision, updated_at: '2026-11-20 15:10:00' },
  content: {
    ...{ client_id: '5d1f0e7a-9c1b-4c7e-8a52-0b6f0f5c2d11', observed_at: '2026-11-20 15:00:00', lang: 'es' },
    ...{ responses: { 41: 'yes' }, comments: {}, finalObservations: '', notes: [] },
    ...differs,
  },
});

export const sampleOwn: OwnObservations = {
  today: '2026-11-20',
  observations: { data: [observationWith()], page: 1, size: 5, total: 1, pages: 1, count: 1 },
};

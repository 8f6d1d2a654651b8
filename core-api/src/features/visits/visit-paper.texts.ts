import type { Locale } from '@ruta/contracts';

const TEXTS = {
  es: {
    title: 'Visita escolar',
    draft: 'Borrador',
    cancelled: 'Cancelada',
    'cancelled.mark': 'CANCELADA',
    'cancelled.by': '{name} la canceló el {date}',
    school: 'Escuela',
    coach: 'Coach',
    when: 'Fecha y hora',
    'when.none': 'Sin fecha todavía',
    status: 'Estado',
    objective: 'Objetivo',
    axes: 'Ejes de la visita',
    actions: 'Acciones',
    specifications: 'Especificaciones',
    none: 'Sin registrar',
    attendance: 'Asistencia',
    'attendance.none': 'Nadie quedó marcado como presente.',
    observation: 'Observaciones',
    'observation.none': 'No se escribieron observaciones.',
    evidence: 'Evidencias',
    'evidence.none': 'No se agregaron archivos.',
    changes: 'Cambios de fecha',
    change: 'Del {before} al {after}',
    cycle: 'Ciclo {cycle}',
    'sign.school': 'Por la escuela',
    'sign.hint': 'Nombre y firma',
    page: 'Página {page} de {pages}',
  },
  en: {
    title: 'School visit',
    draft: 'Draft',
    cancelled: 'Cancelled',
    'cancelled.mark': 'CANCELLED',
    'cancelled.by': '{name} cancelled it on {date}',
    school: 'School',
    coach: 'Coach',
    when: 'Date and time',
    'when.none': 'No date yet',
    status: 'Status',
    objective: 'Objective',
    axes: 'Axes of the visit',
    actions: 'Actions',
    specifications: 'Specifications',
    none: 'Nothing written',
    attendance: 'Attendance',
    'attendance.none': 'Nobody was marked present.',
    observation: 'Observations',
    'observation.none': 'No observations were written.',
    evidence: 'Evidence',
    'evidence.none': 'No files were added.',
    changes: 'Changes of date',
    change: 'From {before} to {after}',
    cycle: 'Cycle {cycle}',
    'sign.school': 'For the school',
    'sign.hint': 'Name and signature',
    page: 'Page {page} of {pages}',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type PaperText = keyof (typeof TEXTS)['es'];

/** Texts of a visit's PDF, in the person's language. */
export const paperTexts =
  (locale: Locale) =>
  (key: PaperText, places: Readonly<Record<string, string | number>> = {}): string =>
    TEXTS[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => String(places[name] ?? ''));

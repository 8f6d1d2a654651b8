import { defineTexts } from '../lib/i18n';

/** Texts of the dialog that chooses a school cycle to read. */
export const cycleDialogTexts = defineTexts('cycle-dialog', {
  es: {
    title: 'Ciclo escolar',
    cycle: 'Ciclo que quieres ver',
    running: 'En curso',
    over: 'Finalizado, solo lectura',
    schools: 'Escuelas de {{period}}',
    'open.proofs': 'Ver mis constancias de {{period}}',
    'open.schools': 'Ver las escuelas de {{period}}',
    'none.title': 'Sin escuelas en ese ciclo',
    'none.body': 'No acompañaste a ninguna escuela en él.',
    loading: 'Cargando…',
  },
  en: {
    title: 'School cycle',
    cycle: 'The cycle to see',
    running: 'Running',
    over: 'Finished, read only',
    schools: 'Schools of {{period}}',
    'open.proofs': 'See my proofs of {{period}}',
    'open.schools': 'See the schools of {{period}}',
    'none.title': 'No schools in that cycle',
    'none.body': 'You accompanied no school in it.',
    loading: 'Loading…',
  },
});

import { defineTexts } from '../../lib/i18n';

/** Texts of the formation plans of several schools (STA-03). */
export const pfpNetworkTexts = defineTexts('pfp.network', {
  es: {
    title: 'Planes de formación consultados',
    loading: 'Cargando los planes de formación',
    summary: 'Consultas esperadas: {{all}}; hechas: {{consulted}}.',
    note: 'Cada persona cuenta una vez por cada plan que le toca. Quien llega o se va cuenta en quince minutos.',
    consulted: 'Consultados',
    not: 'Sin consultar',
    row: 'Plan',
    unit: 'Consultas',
  },
  en: {
    title: 'Formation plans consulted',
    loading: 'Loading formation plans',
    summary: 'Of {{all}} expected consultations {{consulted}} have been made.',
    note: 'Each person counts once for each plan that is expected of them. Who comes or leaves counts within fifteen minutes.',
    consulted: 'Consulted',
    not: 'Not consulted',
    row: 'Plan',
    unit: 'Consultations',
  },
});

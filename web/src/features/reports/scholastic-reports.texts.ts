import { defineTexts } from '../../lib/i18n';

/** Texts of the reports of a school for its leaders (REP-02). */
export const scholasticReportTexts = defineTexts('scholastic-reports', {
  es: {
    title: 'Reportes',
    intro: 'Archivos de lo que pasa en tu escuela. Cada descarga queda en la bitácora.',
    loading: 'Cargando reportes',
    back: 'Reportes',
    reports: 'Reportes que puedes descargar',
    sheets: 'Hojas del archivo',
    xlsx: 'Descargar Excel',
    csv: 'Descargar CSV',
    'csv.of': 'CSV: {{sheet}}',
    'empty.title': 'No hay reportes para ti',
    'empty.body': 'Tu rol no tiene permiso de consultar lo que contienen. Pídelo a quien administra.',
  },
  en: {
    title: 'Reports',
    intro: 'Files of what happens at your school. Every download is in the audit log.',
    loading: 'Loading reports',
    back: 'Reports',
    reports: 'Reports that you may download',
    sheets: 'Sheets of the file',
    xlsx: 'Download Excel',
    csv: 'Download CSV',
    'csv.of': 'CSV: {{sheet}}',
    'empty.title': 'There are no reports for you',
    'empty.body': 'Your role may not read what they contain. Ask an administrator.',
  },
});

import type { Locale } from '@ruta/contracts';
import { formatDay } from '@ruta/contracts/kit/day-text';
import { drawPdf } from '../../pdf/paper';
import type { AttendanceProofUserRow } from './proofs.tables';

const TEXTS = {
  es: {
    title: 'Constancia de asistencia',
    states: 'Se hace constar que',
    attended: 'asistió a',
    school: 'Escuela',
    date: 'Fecha',
    hours: 'Duración',
    folio: 'Folio',
    hour: '{n} hora',
    'hours.n': '{n} horas',
    check: 'Compruébala en',
    'check.why': 'Si la página muestra otros datos que este papel, la constancia no es auténtica.',
    revoked: 'REVOCADA',
    sign: 'Por la escuela',
    'sign.hint': 'Nombre y firma',
    page: 'Página {page} de {pages}',
  },
  en: {
    title: 'Proof of attendance',
    states: 'This is to certify that',
    attended: 'attended',
    school: 'School',
    date: 'Date',
    hours: 'Duration',
    folio: 'Number',
    hour: '{n} hour',
    'hours.n': '{n} hours',
    check: 'Check it at',
    'check.why': 'If the page shows anything else than this paper, the proof is not authentic.',
    revoked: 'REVOKED',
    sign: 'For the school',
    'sign.hint': 'Name and signature',
    page: 'Page {page} of {pages}',
  },
} as const satisfies Record<Locale, Record<string, string>>;

interface ProofPaper {
  proof: Omit<AttendanceProofUserRow, 'id'>;
  /** Of its public page; printed as text and as a code to scan. */
  url: string;
  locale: Locale;
}

/** Draws a proof on one page (ACT-03). A revoked one has a watermark. */
export function proofPdf({ proof, url, locale }: ProofPaper): Promise<Buffer> {
  const t = TEXTS[locale];
  const hours = proof.tenths / 10;
  const facts = {
    title: `${t.title} ${proof.folio}`,
    author: proof.school,
    language: locale === 'es' ? 'es-MX' : 'en',
    head: [proof.school, `${t.folio} ${proof.folio}`],
    foot: (page: number, pages: number) => t.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
    ...(proof.revoked_at === null ? {} : { watermark: t.revoked }),
  };
  return drawPdf(facts, (paper) => {
    paper.title(t.title);
    paper.quiet(t.states);
    paper.heading(proof.person);
    paper.quiet(t.attended);
    paper.heading(proof.title);
    paper.gap();
    paper.facts([
      [t.school, proof.school],
      [t.date, `${formatDay(proof.date)}, ${proof.time}`],
      [t.hours, (hours === 1 ? t.hour : t['hours.n']).replace('{n}', String(hours))],
      [t.folio, proof.folio],
    ]);
    paper.gap();
    paper.code(url);
    paper.label(t.check);
    paper.text(url);
    paper.quiet(t['check.why']);
    paper.signatures([[t.sign, t['sign.hint']]]);
  });
}

const KINDS = ['Escuela Primaria', 'Escuela Secundaria General', 'Jardín de Niños', 'Telesecundaria'];
const NAMES = [
  'Benito Juárez',
  'Sor Juana Inés de la Cruz',
  'Ramón López Velarde',
  'Emiliano Zapata',
  'Ángela Peralta',
];
const TOWNS = ['Puebla', 'Zacatecas', 'Mérida', 'Xalapa', 'Oaxaca de Juárez', 'Tepic', 'León', 'San Cristóbal'];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** The schools of a large state. */
export const schools = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  label: `${pick(KINDS, at)} ${pick(NAMES, Math.floor(at / 4))} ${at}`,
  description: `${pick(TOWNS, Math.floor(at / 20))}, turno ${at % 2 === 0 ? 'matutino' : 'vespertino'}`,
}));

/** A visit in the long table. */
export interface Row {
  id: string;
  school: string;
  town: string;
  date: string;
  evidence: number;
  status: 'scheduled' | 'finished';
}

/** A page of a hundred rows. */
export const rows: readonly Row[] = schools.slice(0, 100).map(({ id, label, description }, at) => ({
  id,
  school: label,
  town: description,
  date: `${(at % 28) + 1}-05-2026`,
  evidence: at % 7,
  status: at % 2 === 0 ? 'scheduled' : 'finished',
}));

import type { OptionItem } from '../Field';

/** A few schools, one of them disabled. */
export const fewSchools: readonly OptionItem[] = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla, turno matutino' },
  { id: 'sor', label: 'Escuela Secundaria Sor Juana Inés de la Cruz' },
  { id: 'emiliano', label: 'Telesecundaria Emiliano Zapata', isDisabled: true },
];

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

/** All schools of a state, numbered. */
export const manySchools: readonly OptionItem[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  label: `${pick(KINDS, at)} ${pick(NAMES, Math.floor(at / 4))} ${at}`,
  description: `${pick(TOWNS, at + 3)}, turno ${at % 2 === 0 ? 'matutino' : 'vespertino'}`,
}));

/** Names that stress the layout: long, unbreakable, with emoji, right to left. */
export const awkwardSchools: readonly OptionItem[] = [
  {
    id: 'long',
    label:
      'Centro de Educación Básica y de Atención Múltiple para el Desarrollo Integral de la Niñez y de la Juventud de las Comunidades de la Sierra Norte, Licenciada Josefa Ortiz Téllez Girón de Domínguez',
    description: 'Sierra Norte de Puebla, turno matutino, clave 21EML0000X',
  },
  { id: 'unbroken', label: 'Parangaricutirimicuaro'.repeat(9) },
  { id: 'emoji', label: '🌵 Escuela Primaria El Nopal 👩🏽‍🏫', description: '🇲🇽 Zacatecas' },
  { id: 'arabic', label: 'مدرسة بنيتو خواريز الابتدائية', description: 'بويبلا' },
];

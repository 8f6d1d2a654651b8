/** Schools to choose from; the last one is disabled. */
export const schools = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla, turno matutino' },
  { id: 'sor', label: 'Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino' },
  { id: 'ramon', label: 'Jardín de Niños Ramón López Velarde', description: 'Zacatecas' },
  { id: 'emiliano', label: 'Telesecundaria Emiliano Zapata', isDisabled: true },
];

/** The same in English; school names stay. */
export const schoolsInEnglish = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla, morning shift' },
  { id: 'sor', label: 'Escuela Secundaria General Sor Juana Inés de la Cruz, afternoon shift' },
  { id: 'ramon', label: 'Jardín de Niños Ramón López Velarde', description: 'Zacatecas' },
  { id: 'emiliano', label: 'Telesecundaria Emiliano Zapata', isDisabled: true },
];

/** School staff for attendance stories. */
export const people = [
  { id: '1', name: 'María Fernanda Ortiz Salgado', detail: 'Docente de 3.º B' },
  { id: '2', name: 'Luis Alberto Domínguez', detail: 'Docente de 5.º A' },
  {
    id: '3',
    name: 'Guadalupe Hernández Villaseñor de la Garza',
    detail: 'Docente de Educación Especial, turno vespertino',
  },
  { id: '4', name: 'Teresa Aguilar', detail: 'Subdirectora académica' },
  { id: '5', name: 'José Ángel Ramírez', detail: 'Promotor de lectura' },
];

const english = ['Teacher of 3rd B', 'Teacher of 5th A', 'Special needs teacher', 'Deputy head', 'Reading promoter'];

/** The same people with English details. */
export const peopleInEnglish = people.map((person, index) => ({ ...person, detail: english[index] ?? person.detail }));

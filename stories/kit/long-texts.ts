/** Realistic extreme input: long, with an emoji, right to left, without spaces. */
export const LONG_SENTENCE =
  'Acompañamiento a la academia de Lengua y Comunicación para revisar los acuerdos de evaluación formativa, la ' +
  'planeación del segundo periodo y las adecuaciones de los grupos con docentes de reciente ingreso 📚';
export const RIGHT_TO_LEFT = 'مرافقة معلمي الرياضيات في الصف الثالث';
export const UNBROKEN = 'X'.repeat(200);
export const LONG_NAME =
  'María Guadalupe Esperanza de los Ángeles Fernández de Córdova y Villaseñor Montemayor '.repeat(2);

/** A long real-world address, and the longest that mail allows. */
export const LONG_EMAIL = 'maria.guadalupe.fernandezdecordova@secundariatecnica14.educacion.jalisco.gob.mx';
export const LONGEST_EMAIL = `${'coordinacion.academica.'.repeat(3).slice(0, 64)}@${'educacion.'.repeat(19).slice(0, 186)}.mx`;

/** Spanish texts. */
export const spanish = {
  label: 'Palabras clave',
  listLabel: 'Palabras agregadas',
  description: 'Con qué palabras la buscaría una maestra o un maestro.',
  placeholder: 'lectura, evaluación…',
  tooLongText: 'pasa de 40 letras',
  duplicateText: (values: readonly string[]) => `Ya está: ${values.join(', ')}`,
  tooManyText: (values: readonly string[]) => `Ya no caben: ${values.join(', ')}`,
};

/** English texts. */
export const english: typeof spanish = {
  label: 'Keywords',
  listLabel: 'Keywords added',
  description: 'The words by which a teacher would look for it.',
  placeholder: 'reading, assessment…',
  tooLongText: 'over 40 characters',
  duplicateText: (values) => `Already there: ${values.join(', ')}`,
  tooManyText: (values) => `No room for: ${values.join(', ')}`,
};

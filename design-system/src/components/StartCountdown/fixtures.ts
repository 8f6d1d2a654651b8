/** Spanish texts before the diagnostic. */
export const spanish = {
  label: 'El diagnóstico empieza en',
  announcement: (seconds: number) =>
    seconds === 0 ? 'El diagnóstico empieza ahora.' : `El diagnóstico empieza en ${seconds} segundos.`,
  note: '10 preguntas, con 20 segundos para cada una',
};

/** English texts. */
export const english: typeof spanish = {
  label: 'The diagnostic starts in',
  announcement: (seconds) =>
    seconds === 0 ? 'The diagnostic starts now.' : `The diagnostic starts in ${seconds} seconds.`,
  note: '10 questions, with 20 seconds for each',
};

/** Spanish texts of the diagnostic's clock. */
export const spanish = {
  label: 'Tiempo para responder',
  announcement: (seconds: number) => (seconds === 0 ? 'Se acabó el tiempo.' : `Quedan ${seconds} segundos.`),
  note: 'Pregunta 3 de 10',
  lastSecondsNote: 'Últimos segundos: se enviará la opción que elegiste.',
  loadingLabel: 'Consultando cuánto tiempo queda',
};

/** English texts. */
export const english: typeof spanish = {
  label: 'Time to answer',
  announcement: (seconds) => (seconds === 0 ? 'Time is up.' : `${seconds} seconds left.`),
  note: 'Question 3 of 10',
  lastSecondsNote: 'Last seconds: the option you chose will be sent.',
  loadingLabel: 'Finding out how much time is left',
};

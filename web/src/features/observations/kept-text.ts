/** Storage key of the answer that an observed teacher is typing. */
export const replyPlace = (userId: number, observationId: number): string =>
  `ruta.observation-replies.${userId}.${observationId}`;

/** Storage key of the line that an observer is typing on the private pad. */
export const padPlace = (userId: number, guideId: number, professorId: number): string =>
  `ruta.observation-pads.${userId}.${guideId}.${professorId}`;

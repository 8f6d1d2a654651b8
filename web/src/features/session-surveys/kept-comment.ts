/** Where a person's comment about a session is kept while it is written. */
export const commentPlace = (userId: number, sessionId: number): string => `ruta.session-survey.${userId}.${sessionId}`;

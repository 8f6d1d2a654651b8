/** Where a person's message to the agent is kept while they book. */
export const notesPlace = (userId: number): string => `ruta.session-notes.${userId}`;

/** Where the reason for cancelling a session is kept while it is written. */
export const cancelPlace = (userId: number, sessionId: number): string => `ruta.session-cancel.${userId}.${sessionId}`;

/** The address of a photo below `/api`, as in a person's records. */
export const photoUrl = (token: string | null | undefined): string | null =>
  token === null || token === undefined ? null : `/api/photos/${token}`;

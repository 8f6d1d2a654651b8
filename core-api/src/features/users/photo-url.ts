/** The address of a photo under `/api`, as records of the person carry it. */
export const photoUrl = (token: string | null | undefined): string | null =>
  token === null || token === undefined ? null : `/api/photos/${token}`;

import { z } from 'zod';
import { day } from '../kit/fields';

/** Two days with a comma. A last day that is not after the first becomes the first (VC-05, B18, B19). */
export const datesIn = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.tuple([day, day]))
  .transform(([from, to]) => ({ from, to: to > from ? to : from }));

import { z } from 'zod';
import { DPI_TIME_FACTORS } from './limits';

/** By how much the time of a question is multiplied for a person (DPI-02). */
export const timeFactor = z.union(DPI_TIME_FACTORS.map((factor) => z.literal(factor)));

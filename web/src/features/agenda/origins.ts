import { createContext } from 'react';
import type { AgendaOrigin } from '@ruta/design-system';

/** The mark of each school in an agenda of several, by its id. */
export type Origins = ReadonlyMap<number, AgendaOrigin>;

/** The marks of the agenda in sight; undefined where it is of one school. */
export const AgendaOrigins = createContext<Origins | undefined>(undefined);

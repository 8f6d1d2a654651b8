import { createContext } from 'react';
import type { ReactNode } from 'react';

/** A panel of another room beside the calendar (AGE-03), provided by the application. */
export const BesideAgenda = createContext<ReactNode>(null);

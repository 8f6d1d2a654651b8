import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What stands beside the agenda's calendar and belongs to another room (AGE-03). The application puts it there. */
export const BesideAgenda = createContext<ReactNode>(null);

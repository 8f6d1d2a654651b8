import { createContext } from 'react';

/** Whose answers the caches hold: `{user id}:{acting role}`, or `-` while nobody is signed in. */
export const Identity = createContext('-');

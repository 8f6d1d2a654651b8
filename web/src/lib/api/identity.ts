import { createContext } from 'react';

/** Part of the cache key: `{user id}:{acting role}`, or `-` when signed out. */
export const Identity = createContext('-');

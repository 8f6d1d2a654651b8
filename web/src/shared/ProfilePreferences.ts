import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Preferences of this device at the end of the profile, provided by the application. */
export const ProfilePreferences = createContext<ReactNode>(null);

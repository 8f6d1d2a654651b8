/**
 * Replaces react-calendar's `get-user-locale`, which would add 1 kB to the agenda: the calendars always say which
 * locale they show (vite.config.ts).
 */
export const getUserLocale = (): string => navigator.language;
export default getUserLocale;

/** A day as people read it where it is data, in both languages: `2026-11-20` → `20-11-2026` (ACC-07, decision 0024). */
export const formatDay = (day: string): string => day.split('-').reverse().join('-');

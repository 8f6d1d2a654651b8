const HOUR = 60;

/** Minutes since midnight of `HH:mm`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

/** `HH:mm` of minutes since midnight. */
export const timeAt = (minute: number): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

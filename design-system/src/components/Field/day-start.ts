/** The device's today, part by part: where arrows begin in an empty date. */
export function dayStart() {
  const today = new Date();
  return { day: today.getDate(), month: today.getMonth() + 1, year: today.getFullYear() };
}

/** Today on the device, by segment: the start for arrow keys in an empty date. */
export function dayStart() {
  const today = new Date();
  return { day: today.getDate(), month: today.getMonth() + 1, year: today.getFullYear() };
}

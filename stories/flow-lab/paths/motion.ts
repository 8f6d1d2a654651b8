/** Whether things should not move by themselves: as the page says (`AppProvider`), else as the device does. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'reduced' || motion === 'full') return motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

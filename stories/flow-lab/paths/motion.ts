/** Whether motion is reduced: the page's setting (`AppProvider`), else the device's. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'reduced' || motion === 'full') return motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows stories under test at rest, whatever sets their motion: without frames, as on a busy machine, what fades in stays
 * at its first one. React Aria hides overlays by inline styles until they are placed, which stories need not wait for. A
 * story that judges motion itself sets `data-judges-motion` on the root element.
 */
export function showAtRest(): void {
  const style = document.createElement('style');
  const still = 'animation-duration: 0s !important; animation-delay: -1ms !important; transition: none !important;';
  const root = 'html:not([data-judges-motion])';
  style.textContent = `
    ${root} *, ${root} *::before, ${root} *::after { ${still} animation-iteration-count: 1 !important; }
    ${root} [data-entering] { opacity: 1 !important; }
    ${root} [data-rac][style*='inset(50%)'] { opacity: 1 !important; }`;
  document.head.append(style);
}

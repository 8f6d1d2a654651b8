/** What an exported chart is made of. */
export interface SvgParts {
  /** The drawing's own markup, in the colours of variables. */
  markup: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The name of the machine, for whoever hears it. */
  title: string;
  /** The ground, as a colour or a variable. */
  background: string;
}

const VARIABLE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A chart as a file that stands alone: every variable replaced by its value now (`valueOf` gives '' for an unknown one,
 * and the variable's own fallback is taken), nothing of the page's styles needed.
 */
export function svgFile(parts: SvgParts, valueOf: (variable: string) => string): string {
  const { markup, width, height, title, background } = parts;
  const resolved = (text: string) =>
    text.replace(VARIABLE, (_, variable: string, fallback = '') =>
      (valueOf(variable).trim() || String(fallback).trim()).replaceAll('"', "'"),
    );
  const plain = resolved(markup).replace(/ (?:data-[\w-]+|class|style)="[^"]*"/g, '');
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"`;
  const ground = `<rect width="100%" height="100%" fill="${resolved(background)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escaped(title)}</title>${ground}${plain}</svg>`;
}

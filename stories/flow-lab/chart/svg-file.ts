/** Contents of an exported chart. */
export interface SvgParts {
  /** SVG markup with CSS variables as colours. */
  markup: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Accessible name of the image. */
  title: string;
  /** Background, as a colour or a CSS variable. */
  background: string;
}

const VARIABLE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Chart as a standalone SVG file: CSS variables are replaced by their current values. `valueOf` returns '' for an
 * unknown variable, in which case its fallback is used.
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

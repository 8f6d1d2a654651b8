import { createTheme } from 'styled-components';
import { tokens } from './tokens';
import type { Tree } from './tokens';

const PREFIX = 'ruta';

/** Tokens as `var(--ruta-…)` strings, for styles: `vars.color.bg.page`. */
export const vars: Tree<typeof tokens> = createTheme(tokens, { prefix: PREFIX });

/** Custom property declarations of a token tree. */
export function cssVariables(tree: object, path: string = PREFIX): string {
  return Object.entries(tree)
    .map(([key, value]) =>
      typeof value === 'object' && value !== null
        ? cssVariables(value as object, `${path}-${key}`)
        : `--${path}-${key}:${String(value)};`,
    )
    .join('');
}

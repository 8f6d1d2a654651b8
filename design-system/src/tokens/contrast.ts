import { schemes } from './tokens';
import type { ColorRoles } from './tokens';

/** Use of a pair: text needs 4.5:1; controls, icons and large text need 3:1. */
export type PairUse = 'text' | 'ui';
/** A foreground role on a background role, as paths. */
export interface ContrastPair {
  readonly on: string;
  readonly role: string;
  readonly use: PairUse;
}
/** A scheme to measure. */
export type SchemeName = 'light' | 'dark' | 'lightMore' | 'darkMore';

/** Minimum ratio by use (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minimumRatio: Readonly<Record<PairUse, number>> = { text: 4.5, ui: 3 };

/** Linear RGB of a `#rrggbb` colour, each 0 to 1. */
export function linearLight(hex: string): readonly [number, number, number] {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (digits === null) throw new Error(`Not a six-digit colour: ${hex}`);
  const at = (index: number) => {
    const share = Number.parseInt(digits[index] ?? '0', 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(2), at(3)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linearLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Colour of a role such as `bg.accent.strong` in a scheme. */
export function colorAt(scheme: SchemeName, path: string): string {
  const base: ColorRoles = scheme.startsWith('light') ? schemes.light : schemes.dark;
  const read = (tree: unknown) =>
    path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);
  const found = read(schemes[scheme]) ?? read(base);
  if (typeof found !== 'string') throw new Error(`No colour at ${path}`);
  return found;
}

const on = (grounds: readonly string[], roles: readonly string[], use: PairUse): ContrastPair[] =>
  grounds.flatMap((ground) => roles.map((role) => ({ on: ground, role, use })));

const plain = ['bg.page', 'bg.surface', 'bg.raised'];
const tones = ['accent', 'success', 'warning', 'danger', 'visit'];
const marks = [...[1, 2, 3, 4, 5].map((q) => `quadrant.${q}`), ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `data.${n}`)];
const statuses = ['pending', 'outdated', 'taken', 'visit', 'draft', 'progress'];

/** All pairs that components use. A test measures each in every scheme. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(
    [...plain, 'bg.inset', 'bg.hover', 'bg.selected'],
    ['text.default', 'text.muted', 'text.link', 'text.accent'],
    'text',
  ),
  ...on([...plain, 'bg.hover'], ['text.success', 'text.warning', 'text.danger', 'text.visit'], 'text'),
  ...on(plain, ['text.disabled'], 'ui'),
  ...tones.flatMap((tone) => on([`bg.${tone}.muted`], [`text.${tone}`, 'text.default'], 'text')),
  ...on(['bg.neutral.muted'], ['text.default', 'text.muted'], 'text'),
  ...[...tones, 'neutral'].flatMap((tone) => on([`bg.${tone}.strong`], ['text.onStrong'], 'text')),
  ...on([...plain, 'bg.inset', 'bg.hover', 'bg.selected'], ['border.focus', 'icon.brand'], 'ui'),
  ...on([...plain, 'bg.inset'], ['border.control'], 'ui'),
  ...statuses.flatMap((status) =>
    on([`status.${status}.bg`, 'bg.surface', 'bg.page'], [`status.${status}.fg`], 'text'),
  ),
  ...statuses.flatMap((status) => on(['bg.surface', 'bg.page'], [`status.${status}.solid`], 'ui')),
  // Chart marks on their background; pattern lines have the background's colour.
  ...on(plain, marks, 'ui'),
];

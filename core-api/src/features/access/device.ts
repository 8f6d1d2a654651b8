import type { Device } from '@ruta/contracts/access/sessions.schema';

/** In this order: what names itself after another comes before it. */
const BROWSERS = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string) =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

/** A browser's own description of itself in two words. It may say what it likes: this is for recognising, not for trust. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent);
  const isTablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent));
  const isPhone = system === 'iOS' || (system === 'Android' && !isTablet);
  return { browser: nameIn(BROWSERS, userAgent), system, kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'desktop' };
}

/** As letters and notifications name it: `Chrome, Windows`; empty where nothing is known. */
export const deviceName = ({ browser, system }: Device): string =>
  [browser, system].filter((word) => word !== null).join(', ');

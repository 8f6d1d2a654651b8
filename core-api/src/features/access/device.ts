import type { Device } from '@ruta/contracts/access/sessions.schema';

/** In this order, because some browsers also contain the name of another. */
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

/** Browser, system and kind of device from a user agent. For display only; a user agent can be forged. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent);
  const isTablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent));
  const isPhone = system === 'iOS' || (system === 'Android' && !isTablet);
  return { browser: nameIn(BROWSERS, userAgent), system, kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'desktop' };
}

/** For mails and notifications: `Chrome, Windows`; empty if unknown. */
export const deviceName = ({ browser, system }: Device): string =>
  [browser, system].filter((word) => word !== null).join(', ');

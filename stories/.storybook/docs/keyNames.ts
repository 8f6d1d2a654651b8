import type { Language } from '../globals';

/** Key labels that differ from the browser's key names. */
const names: Readonly<Record<string, string | Readonly<Record<Language, string>>>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': { es: 'Espacio', en: 'Space' },
  Escape: 'Esc',
  Shift: { es: 'Mayús', en: 'Shift' },
  Control: 'Ctrl',
  Home: { es: 'Inicio', en: 'Home' },
  End: { es: 'Fin', en: 'End' },
  PageUp: { es: 'Re Pág', en: 'Page Up' },
  PageDown: { es: 'Av Pág', en: 'Page Down' },
  Backspace: { es: 'Retroceso', en: 'Backspace' },
  Delete: { es: 'Supr', en: 'Delete' },
};

function nameOf(key: string, language: Language): string {
  const name = names[key] ?? key;
  return typeof name === 'string' ? name : name[language];
}

const TOKEN = /\{(\/?)([^{}>/]+)(>?)\}|([^{]+)/g;

/**
 * Labels of the keys in a user-event sequence, key by key: `{Shift>}{Tab}{/Shift}` becomes `Mayús + Tab`. Typed text is
 * quoted with «».
 */
export function keysOf(press: string, language: Language): string[] {
  const held: string[] = [];
  const keys: string[] = [];
  for (const [, up, key = '', down, text] of press.matchAll(TOKEN)) {
    if (text === ' ') keys.push([...held, nameOf(' ', language)].join(' + '));
    else if (text !== undefined) keys.push(`«${text}»`);
    else if (up === '/') held.pop();
    else if (down === '>') held.push(nameOf(key, language));
    else keys.push([...held, nameOf(key, language)].join(' + '));
  }
  return keys;
}

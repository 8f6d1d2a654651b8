import type { Locale } from '../locale';

/** The words of a mail. All mails share one layout. */
export interface LetterWords {
  locale: Locale;
  subject: string;
  /** Text before the button. */
  paragraphs: readonly string[];
  /** The button; its address is also printed below, to be copied. */
  action?: { label: string; url: string } | undefined;
  /** Small print at the end. */
  notes?: readonly string[];
  /** A link after the small print, such as one that stops letters. */
  aside?: { label: string; url: string } | undefined;
}

/** A mail as it is sent, as plain text and as HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

const COPY: Record<Locale, string> = {
  es: 'Si el botón no abre, copia esta dirección en tu navegador:',
  en: 'If the button does not open, copy this address into your browser:',
};
const SIGNATURE: Record<Locale, string> = {
  es: 'Ruta, acompañamiento y mejora escolar',
  en: 'Ruta, school coaching and improvement',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Puts user-typed text on one line, so that it cannot add a paragraph or an address of its own to a mail. */
export const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const FONT = "font-family:'Noto Sans',Arial,Helvetica,sans-serif";

/** Renders a mail as text and as HTML for all mail programs: a table, inline styles, no external resources. */
export function letter({ locale, subject, paragraphs, action, notes = [], aside }: LetterWords): Letter {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    ...(aside ? [`${aside.label}:\n${aside.url}`] : []),
    `-- \n${SIGNATURE[locale]}`,
  ].join('\n\n');
  const lines = (all: readonly string[], style: string) =>
    all.map((line) => `<p style="margin:0 0 16px;${style}">${escaped(line)}</p>`).join('\n');
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2b5f9e;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 4px;color:#55606e;font-size:13px">${escaped(COPY[locale])}</p>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a href="${escaped(action.url)}" style="color:#2b5f9e">${escaped(action.url)}</a></p>`
    : '';
  const last = aside
    ? `<p style="margin:0 0 16px;font-size:14px"><a href="${escaped(aside.url)}" style="color:#2b5f9e">${escaped(aside.label)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="referrer" content="no-referrer"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px 28px;${FONT};font-size:16px;line-height:1.5;color:#1d2733">
<p style="margin:0 0 24px;color:#2b5f9e;font-size:20px;font-weight:700">Ruta</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
${lines(paragraphs, '')}
${button}
${lines(notes, 'color:#55606e;font-size:14px')}
${last}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dfe4ea;color:#55606e;font-size:13px">${escaped(SIGNATURE[locale])}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return { subject, text, html };
}

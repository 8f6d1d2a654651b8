import { LOCALES } from '../locale';
import { confirmEmailLetter, emailAskedLetter, emailChangedLetter } from './email.letters';
import { invitationLetter, newSignInLetter, resetLetter } from './access.letters';

const URL = 'https://ruta.test/register#abc';
const facts = { role: 'PROF', school: 'Colegio', inviter: 'Ana', until: '27-11-2026', url: URL } as const;
const change = { name: 'Ana', email: 'ana@ruta.test', when: '20-11-2026 10:05', url: URL };

test.each(LOCALES)(
  'every letter has a subject, text and HTML with its link once as a button and once to copy (%s)',
  (locale) => {
    const letters = [
      invitationLetter(locale, facts),
      resetLetter(locale, { name: 'Ana', minutes: 30, url: URL }),
      newSignInLetter(locale, { name: 'Ana', when: '20-11-2026 10:05', device: 'Chrome', url: URL }),
      emailAskedLetter(locale, change),
      emailChangedLetter(locale, change),
      confirmEmailLetter(locale, { name: 'Ana', until: '27-11-2026', url: URL }),
    ];
    for (const { subject, text, html } of letters) {
      expect(subject).not.toBe('');
      expect(text.split(URL)).toHaveLength(2);
      expect(html.split(`href="${URL}"`)).toHaveLength(3);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).not.toMatch(/<img|<script|src=/);
    }
  },
);

test('T10 T17 names are text on their line: no markup, no line of their own', () => {
  const { text, html } = invitationLetter('es', {
    ...facts,
    school: '<img src=x onerror=1>\r\n\r\nhttps://evil.test',
    inviter: 'Eva"\n\nAbre https://evil.test',
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=1&gt; https://evil.test');
  expect(text.split('\n').filter((line) => line.startsWith('https://evil'))).toEqual([]);
});

test('a school that is not known yet, an inviter who is gone', () => {
  const { text } = invitationLetter('es', { ...facts, school: null, inviter: null });
  expect(text).toContain('La administración de tu red te invita a entrar a Ruta con el rol Docente.');
});

import { formatDay } from './kit/day-text';
import { LOCALES, type Locale } from './locale';
import { NOTIFICATION_TYPES, idsIn, notificationWords, type Notices, type NotificationType } from './notices';
import { SAMPLE_FACTS, SAMPLE_NAMES } from './notifications/notification.sample';

const when = { day: '21-11-2026', time: '10:05' };
const PEOPLE = [...SAMPLE_NAMES.people.values()];
const NAMES = [...PEOPLE, 'Alguien', 'Somebody'];

/** What each notification is about, in its own words. */
const SUBJECT: Record<NotificationType, Record<Locale, string>> = {
  'access.new-device': { es: 'tu cuenta', en: 'your account' },
  'access.password-changed': { es: 'Tu contraseña', en: 'Your password' },
  'access.password-reset': { es: 'tu cuenta', en: 'your account' },
  'access.codes-refused': { es: 'tu contraseña', en: 'your right password' },
  'access.calendar-made': { es: 'tu agenda', en: 'your agenda' },
  'access.two-factor-off': { es: 'tu cuenta', en: 'your account' },
  'access.email-asked': { es: 'tu cuenta', en: 'your account' },
  'access.email-changed': { es: 'tu cuenta', en: 'your account' },
  'activity.rescheduled': {
    es: '«Evaluación formativa» en Colegio Sor Juana',
    en: '«Evaluación formativa» at Colegio Sor Juana',
  },
  'conference.booked': { es: '«Planear por proyectos»', en: '«Project planning»' },
  'conference.reassigned': { es: 'da ahora tu sesión', en: 'now gives your session' },
  'conference.cancelled': { es: 'canceló la sesión', en: 'cancelled the session' },
  'cycle.started': { es: 'el ciclo escolar 2026-2027', en: 'the school cycle 2026-2027' },
  'cycle.finished': { es: 'el ciclo escolar 2025-2026', en: 'the school cycle 2025-2026' },
  'dpi.opened': { es: 'Contesta el de', en: 'Answer the one of' },
  'dpi.closing': { es: 'te falta terminarlo', en: 'you have not finished it' },
  'dpi.reminder': { es: 'Este recordatorio', en: 'This reminder' },
  'dpi.closed': { es: 'resultados finales', en: 'final results' },
  'hierarchy.reassigned': { es: 'las escuelas que acompañas', en: 'the schools that you accompany' },
  'invitation.accepted': { es: 'tu invitación', en: 'your invitation' },
  'observation.registered': { es: 'observó la clase de', en: 'observed the class of' },
  'observation.answered': { es: 'respondió a tu observación', en: 'answered your observation' },
  'pai.available': { es: 'el plan de', en: 'the plan of' },
  'pfi.established': { es: 'puso fecha a', en: 'dated 4 central' },
  'pfi.removed': { es: 'quitó «Evaluación formativa»', en: 'took out «Evaluación formativa»' },
  'pfi.date_changed': { es: 'movió «Evaluación formativa»', en: 'moved «Evaluación formativa»' },
  'pfp.closing': { es: 'te faltan 2 planes', en: 'you have 2 plans left' },
  'pfp.published': { es: '«Planeación didáctica» se publicó', en: '“Lesson planning” was published' },
  'pai.established': { es: 'lo estableció', en: 'established it' },
  'proof.issued': { es: 'la constancia de «Evaluación formativa»', en: 'the proof of «Evaluación formativa»' },
  'proof.revoked': { es: 'La constancia de «Evaluación formativa»', en: 'The proof of «Evaluación formativa»' },
  'agenda.shared': { es: 'la agenda de Colegio Sor Juana', en: 'the agenda of Colegio Sor Juana' },
  'survey.available': { es: 'Estuviste en Colegio Sor Juana', en: 'You were at Colegio Sor Juana' },
  'user.roles-changed': { es: 'tus roles', en: 'your roles' },
  'user.verified': { es: 'tu cuenta', en: 'your account' },
  'visit.scheduled': { es: 'visitará Colegio Sor Juana', en: 'will visit Colegio Sor Juana' },
  'visit.rescheduled': { es: 'la visita a Colegio Sor Juana', en: 'the visit to Colegio Sor Juana' },
  'visit.cancelled': { es: 'la visita a Colegio Sor Juana', en: 'the visit to Colegio Sor Juana' },
  'visit.edited': { es: 'tu visita a Colegio Sor Juana', en: 'your visit to Colegio Sor Juana' },
  'visit.started': { es: 'tu visita a Colegio Sor Juana', en: 'your visit to Colegio Sor Juana' },
  'visit.finished': { es: 'la visita a Colegio Sor Juana', en: 'the visit to Colegio Sor Juana' },
};

/** What is no sentence of a product: a gap, a value without words, a date as the database has it. */
const UNFILLED = /undefined|null|NaN|\[object|[{}]|\s\s|\s[.,:;]|«\s*»|\d{4}-\d{2}-\d{2}/;
const SENTENCES = /^[\p{Lu}«][^]*(?:[^.]\.|»\.)$/u;

/** Rows of earlier versions, whose facts were fewer. */
const EARLIER: Partial<{ [T in NotificationType]: Notices[T] }> = {
  'user.roles-changed': { given: ['DIR'], taken: [] },
  'user.verified': {},
  'cycle.started': { cycle_id: 2, actor_id: 6 },
  'hierarchy.reassigned': {
    ...{ cycle_id: 2, actor_id: 6 },
    ...{ gained: { total: 2, named: ['Liceo Encino'] }, lost: { total: 0, named: [] }, own: { total: 0, named: [] } },
  },
};

const cases = NOTIFICATION_TYPES.flatMap((type) => LOCALES.map((locale) => [type, locale] as const));
const bodyOf = <T extends NotificationType>(type: T, notice: Notices[T], locale: Locale, names = SAMPLE_NAMES) =>
  notificationWords(type, notice, locale, { names, when }).body;

describe('NOT-01 every notification reads as sentences', () => {
  test.each(cases)('NOT-01 %s (%s): a title, and who did what to what, on which day and why', (type, locale) => {
    const facts = SAMPLE_FACTS[type];
    const { title, body } = notificationWords(type, facts, locale, { names: SAMPLE_NAMES, when });
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(body).toMatch(SENTENCES);
    expect(`${title}\n${body}`).not.toMatch(UNFILLED);
    expect(body).toContain(SUBJECT[type][locale]);
    // Its own day or first day where it has one, else the day on which it happened.
    const day = 'date' in facts ? facts.date : 'start' in facts ? facts.start : undefined;
    expect(body).toContain(day === undefined ? when.day : formatDay(day));
    if ('reason' in facts && facts.reason) expect(body).toContain(`«${facts.reason}»`);
    if (idsIn(type, facts).people.length > 0) expect(NAMES.some((name) => body.startsWith(name))).toBe(true);
  });

  test.each(cases)('NOT-01 %s (%s): also without the names of purged people, and in earlier rows', (type, locale) => {
    const facts = EARLIER[type] ?? SAMPLE_FACTS[type];
    const body = bodyOf(type, facts, locale, { ...SAMPLE_NAMES, people: new Map() });
    expect(body).toMatch(SENTENCES);
    expect(body).not.toMatch(UNFILLED);
    for (const name of PEOPLE) expect(body).not.toContain(name);
  });
});

test.each([
  [bodyOf('access.two-factor-off', {}, 'es'), /^La verificación en dos pasos de tu cuenta se desactivó el 21-11-2026/],
  [bodyOf('access.two-factor-off', { actor_id: 6 }, 'es'), /^Norma Salas Vega restableció la verificación .* el 21-11/],
  [
    bodyOf('user.roles-changed', { actor_id: 6, given: ['COACH', 'DIR'], taken: ['PROF'] }, 'es'),
    /^Norma Salas Vega cambió tus roles el 21-11-2026: ahora tienes Coach y Director\(a\) escolar, y ya no tienes Docente\.$/,
  ],
  [bodyOf('user.roles-changed', { actor_id: 6, given: [], taken: ['PROF'] }, 'es'), /2026: ya no tienes Docente\.$/],
  [
    bodyOf('cycle.started', SAMPLE_FACTS['cycle.started'], 'es'),
    /2026\. Ahora acompañas a: Colegio Sor Juana, Liceo Templanza, Liceo Encino, 2 más\. Ya no acompañas a: Instituto Río Conchos\. Durante este ciclo tienes además: Coach\.$/,
  ],
  [bodyOf('access.new-device', { device: '' }, 'en'), /on 21-11-2026 at 10:05 with an unknown device\. If/],
])('%s', (body, expected) => expect(body).toMatch(expected));

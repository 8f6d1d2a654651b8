import { act, render, screen } from '@testing-library/react';
import { applyLocale, currentLocale, defineTexts, onLocaleChosen, setLocale, useTexts } from '.';

const texts = defineTexts('test-room', {
  es: { hello: 'Hola, {{name}}', 'count.visits_one': '{{count}} visita', 'count.visits_other': '{{count}} visitas' },
  en: { hello: 'Hello, {{name}}', 'count.visits_one': '{{count}} visit', 'count.visits_other': '{{count}} visits' },
});

function Probe() {
  const t = useTexts(texts);
  return (
    <p>{`${t('hello', { name: '<Ana>' })} | ${t('count.visits', { count: 1 })} | ${t('count.visits', { count: 2 })}`}</p>
  );
}

beforeEach(() => applyLocale('es'));

test('ACC-07 texts follow the language, with their values and plurals', () => {
  render(<Probe />);
  expect(screen.getByText('Hola, <Ana> | 1 visita | 2 visitas')).toBeInTheDocument();
  act(() => setLocale('en'));
  expect(screen.getByText('Hello, <Ana> | 1 visit | 2 visits')).toBeInTheDocument();
});

test('ACC-07 a chosen language is kept on the device, marked on the page and told once', () => {
  const heard = jest.fn();
  const stop = onLocaleChosen(heard);
  setLocale('en');
  expect(currentLocale()).toBe('en');
  expect(localStorage.getItem('ruta.locale')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  applyLocale('es');
  expect(heard.mock.calls).toEqual([['en']]);
  stop();
});

test('ACC-07 the two languages have the same keys, or it does not compile', () => {
  const never = () => [
    // @ts-expect-error English lacks a key
    defineTexts('test-lacking', { es: { a: 'A', b: 'B' }, en: { a: 'A' } }),
    // @ts-expect-error English has a key too many
    defineTexts('test-excess', { es: { a: 'A' }, en: { a: 'A', b: 'B' } }),
  ];
  expect(never).toBeDefined();
});

test('ACC-07 an unknown key does not compile', () => {
  function Wrong() {
    const t = useTexts(texts);
    // @ts-expect-error no such key
    return t('goodbye');
  }
  expect(Wrong).toBeDefined();
});

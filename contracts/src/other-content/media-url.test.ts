import { isListedHost, isMediaUrl } from './media-url';

const HOSTS = ['vimeo.com', '*.wistia.com'];

test.each([
  'https://ruta.wistia.com/medias/abc123',
  ' https://ruta.wistia.com/medias/abc_12-3?autoplay=1 ',
  'https://a.b.wistia.com/medias/x',
  'https://vimeo.com/medias/76979871',
  'HTTPS://RUTA.WISTIA.COM/medias/abc',
])('OTH-01 %s is an address of a video', (url) => expect(isMediaUrl(url, HOSTS)).toBe(true));

test.each([
  '',
  'ruta.wistia.com/medias/abc',
  'http://ruta.wistia.com/medias/abc',
  'https://wistia.com/medias/abc',
  'https://evilwistia.com/medias/abc',
  'https://ruta.wistia.com.evil.mx/medias/abc',
  'https://ruta.wistia.com@evil.mx/medias/abc',
  'https://me:secret@ruta.wistia.com/medias/abc',
  'https://ruta.wistia.com:8443/medias/abc',
  'https://ruta.wistia.com/embed/abc',
  'https://ruta.wistia.com/medias/',
  'https://ruta.wistia.com/x/medias/abc',
  'https://ruta.wistia.com/medias/../embed/abc',
  'https://ruta.wistia.com/medias/%2e%2e/embed/abc',
  'https://ruta.wistia.com/medias/abc/../../x',
  'https://ruta.wistia.com\\medias\\abc',
  'https://ruta.wistia.com/medias/a b',
  'javascript:alert(1)//wistia.com/medias/abc',
])('OTH-01 B44 %j is none', (url) => expect(isMediaUrl(url, HOSTS)).toBe(false));

test('OTH-02 a pattern holds every host below it, and not the host itself', () => {
  expect(isListedHost('a.example.mx', ['*.example.mx'])).toBe(true);
  expect(isListedHost('example.mx', ['*.example.mx'])).toBe(false);
  expect(isListedHost('.example.mx', ['*.example.mx'])).toBe(false);
  expect(isListedHost('example.mx', [])).toBe(false);
});

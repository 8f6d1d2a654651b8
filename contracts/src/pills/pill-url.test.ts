import { isPillUrl } from './pill-url';

const HOSTS = ['www.youtube.com', 'youtu.be', 'vimeo.com', '*.wistia.com'];

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://youtu.be/abc',
  'https://vimeo.com/76979871',
  ' https://ruta.wistia.com/medias/abc ',
])('PIL-01 %s is an address of a video', (url) => expect(isPillUrl(url, HOSTS)).toBe(true));

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://vimeo.com/1',
  'htp://x',
  '//vimeo.com/1',
  'https://user:pw@vimeo.com/1',
  'https://vimeo.com:99999/1',
  'https://vimeo.com/a b',
  'https://vimeo.com.evil.mx/',
  'https://youtube.com.mx/watch',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://wistia.com/medias/1',
  'https:/vimeo.com/1',
  'https://vimeo.com\\@evil.mx/',
])('PIL-01 B41 %j is none', (url) => expect(isPillUrl(url, HOSTS)).toBe(false));

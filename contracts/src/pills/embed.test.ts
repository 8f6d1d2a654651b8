import { embedOf, PLAYER_HOSTS } from './embed';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://ruta.wistia.com/medias/abc_1', 'https://fast.wistia.net/embed/iframe/abc_1'],
  ['https://vimeo.com/channels/staffpicks', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['https://www.youtube.com/', null],
  ['https://example.mx/medias/abc', null],
  ['javascript:alert(1)', null],
])('PIL-03 %s plays at %s', (url, player) => {
  expect(embedOf(url)).toBe(player);
  if (player !== null) expect(PLAYER_HOSTS).toContain(player.split('/')[2]);
});

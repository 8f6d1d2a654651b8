import { hostsOf } from '../other-content/media-url';
import { embedOf, PLAYER_HOSTS } from './embed';
import { isPillUrl } from './pill-url';
import { DEFAULT_VIDEO_HOSTS } from './video-sites';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=shared', YOUTUBE],
  ['https://youtube.com/shorts/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=43', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://vimeo.com/76979871?share=copy', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/showcase/123/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?h="><script>', 'https://player.vimeo.com/video/76979871'],
  ['https://www.youtube.com/embed/../watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/shorts/../../x', null],
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

test('PIL-01 every form that plays is on a host that is allowed by default', () => {
  for (const url of [
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://player.vimeo.com/video/1',
    'https://youtu.be/dQw4w9WgXcQ',
  ])
    expect(isPillUrl(url, DEFAULT_VIDEO_HOSTS)).toBe(true);
  expect(isPillUrl('https://www.youtube.com.mx/watch?v=dQw4w9WgXcQ', DEFAULT_VIDEO_HOSTS)).toBe(false);
  expect(hostsOf(DEFAULT_VIDEO_HOSTS.join(','))).toEqual(DEFAULT_VIDEO_HOSTS);
});

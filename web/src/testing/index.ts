export { OFFLINE, Refusal, fakeServer } from './fake-server';
export type { Replies, SentRequest } from './fake-server';
export { renderRoutes, renderScreen } from './render-screen';
export type { RenderedScreen, ScreenOptions } from './render-screen';

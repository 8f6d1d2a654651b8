export { SessionProvider } from './SessionProvider';
export { useServerMinute, useServerNow, useServerToday } from './server-clock';
export { putConfirm } from './session.calls';
export { useSession, useSessionStatus } from './session-context';
export type { SessionStatus } from './session-context';

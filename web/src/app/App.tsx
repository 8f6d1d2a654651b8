import { SessionProvider } from '../lib/session';
import { Door } from './Door';

/** The whole application: the session around the pages. */
export function App() {
  return (
    <SessionProvider>
      <Door />
    </SessionProvider>
  );
}

import { useLocation } from 'react-router';

/** The token of the link that was opened: after the #, where no server, log or other page sees it. Null for none. */
export function useLinkToken(): string | null {
  const token = useLocation().hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : null;
}

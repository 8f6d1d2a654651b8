import { useLocation } from 'react-router';

/** The single-use token after the `#` of the address, where servers and logs do not see it; null if there is none. */
export function useLinkToken(): string | null {
  const token = useLocation().hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : null;
}

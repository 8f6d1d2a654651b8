import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { toQuery } from '@ruta/contracts/kit/page-path';

/** Filters and order of a list, with the current page. */
export type ViewOf<Filters> = Filters & { page: number };

export interface ListActions<Filters> {
  /** Changes filters or order and returns to the first page. */
  change: (next: Partial<Filters>) => void;
  showPage: (page: number) => void;
  /** Removes all filters; keeps the order. */
  clear: () => void;
}

/** How a list's filters are written to the address. Must be a constant. */
export interface AddressForm<Filters> {
  /** Ignores invalid values. */
  read: (address: URLSearchParams) => Filters;
  /** Omits defaults. */
  write: (filters: Filters) => object;
  /** The values without filters. */
  nothing: Partial<Filters>;
  /** Replaces the history entry instead of adding one, for filters that are typed. */
  isReplacing?: boolean;
}

/** The page number in an address, from 1. */
export const pageIn = (address: URLSearchParams): number => {
  const page = address.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

/** A record's id in an address, as text. */
export const idIn = (address: URLSearchParams, name: string): string | undefined =>
  /^[1-9]\d{0,14}$/.exec(address.get(name) ?? '')?.[0];

/** A search in an address, cut to the server's limit. */
export const textIn = (address: URLSearchParams, name: string): string => (address.get(name) ?? '').slice(0, 200);

/** A value of a closed list in an address. */
export const choiceIn = <T extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined => values.find((known) => known === address.get(name));

/** The view of a list, held in the address (law 10). */
export function useAddressView<Filters extends object>(
  form: AddressForm<Filters>,
): [ViewOf<Filters>, ListActions<Filters>] {
  const { read, write, nothing, isReplacing = false } = form;
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => ({ ...read(address), page: pageIn(address) }), [address, read]);
  const actions = useMemo<ListActions<Filters>>(() => {
    const show = (next: ViewOf<Filters>) =>
      setAddress(toQuery({ page: next.page === 1 ? undefined : next.page, ...write(next) }), { replace: isReplacing });
    return {
      change: (next) => show({ ...view, ...next, page: 1 }),
      showPage: (page) => show({ ...view, page }),
      clear: () => show({ ...view, ...nothing, page: 1 }),
    };
  }, [view, setAddress, write, nothing, isReplacing]);
  return [view, actions];
}

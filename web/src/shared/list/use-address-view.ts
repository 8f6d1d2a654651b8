import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { toQuery } from '@ruta/contracts/kit/page-path';

/** Filters and order of a list, and the page that shows. */
export type ViewOf<Filters> = Filters & { page: number };

export interface ListActions<Filters> {
  /** Changes part of the view; whatever narrows or reorders the list goes back to its first page. */
  change: (next: Partial<Filters>) => void;
  showPage: (page: number) => void;
  /** Takes every filter away; the order stays. */
  clear: () => void;
}

/** How a list's filters stand in the address. A constant of its module. */
export interface AddressForm<Filters> {
  /** Odd values count as none. */
  read: (address: URLSearchParams) => Filters;
  /** What is as usual is left out. */
  write: (filters: Filters) => object;
  /** The filters with nothing narrowed. */
  nothing: Partial<Filters>;
  /** Changes take the place of the address before, instead of standing behind Back: for filters that are typed. */
  isReplacing?: boolean;
}

/** The page of an address, from 1. */
export const pageIn = (address: URLSearchParams): number => {
  const page = address.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

/** A record's id in an address, as text. */
export const idIn = (address: URLSearchParams, name: string): string | undefined =>
  /^[1-9]\d{0,14}$/.exec(address.get(name) ?? '')?.[0];

/** What is searched for, as long as the server takes it. */
export const textIn = (address: URLSearchParams, name: string): string => (address.get(name) ?? '').slice(0, 200);

/** One of a closed list of values. */
export const choiceIn = <T extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined => values.find((known) => known === address.get(name));

/** The view of a list lives in the address (law 10). */
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

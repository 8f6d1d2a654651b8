import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import type { Screen } from '@ruta/contracts/kit/screen';

/** A call under `/api` for the browser: method and path. The contract is a type only. */
export interface ApiRoute<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** True for a GET that changes data: it carries the CSRF header (T08). */
  readonly effects?: boolean;
  /** Never set; carries the contract's type. */
  readonly contract?: E;
}

/** A screen under `/bff/{area}` for the browser. */
export interface ScreenRoute<S extends Screen> {
  readonly area: S['area'];
  readonly path: S['path'];
  /** Never set; carries the contract's type. */
  readonly contract?: S;
}

/**
 * Repeats method and path of a contract, checked by the compiler, so that zod is not loaded in the browser:
 * `route<typeof visits.start>('put', '/schools/visits/:id/start')`.
 */
export const route = <E extends Endpoint>(method: E['method'], path: E['path']): ApiRoute<E> => ({ method, path });

/** The same for a GET that changes data. */
export const actingRoute = <E extends Endpoint<'get'>>(path: E['path']): ApiRoute<E> => ({
  method: 'get',
  path,
  effects: true,
});

/** The same for a screen: `screenRoute<typeof coachAgenda>('coach', '/schools/:school_id/agenda')`. */
export const screenRoute = <S extends Screen>(area: S['area'], path: S['path']): ScreenRoute<S> => ({ area, path });

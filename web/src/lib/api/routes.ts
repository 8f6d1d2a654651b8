import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import type { Screen } from '@ruta/contracts/kit/screen';

/** A call under `/api` as the browser knows it: method and path; the contract is carried as a type only. */
export interface ApiRoute<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** A GET that changes something: it carries the CSRF header like any change (T08). */
  readonly effects?: boolean;
  /** Never set: it lets the compiler read the contract from the route. */
  readonly contract?: E;
}

/** A screen under `/bff/{area}` as the browser knows it. */
export interface ScreenRoute<S extends Screen> {
  readonly area: S['area'];
  readonly path: S['path'];
  /** Never set: it lets the compiler read the contract from the route. */
  readonly contract?: S;
}

/**
 * Says method and path of a contract again, checked by the compiler, so that no validation library travels to the
 * browser: `route<typeof visits.start>('put', '/schools/visits/:id/start')`.
 */
export const route = <E extends Endpoint>(method: E['method'], path: E['path']): ApiRoute<E> => ({ method, path });

/** The same for a GET that changes something. */
export const actingRoute = <E extends Endpoint<'get'>>(path: E['path']): ApiRoute<E> => ({
  method: 'get',
  path,
  effects: true,
});

/** The same for a screen: `screenRoute<typeof coachAgenda>('coach', '/schools/:school_id/agenda')`. */
export const screenRoute = <S extends Screen>(area: S['area'], path: S['path']): ScreenRoute<S> => ({ area, path });

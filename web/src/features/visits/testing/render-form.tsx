import { Route, Routes } from 'react-router';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { VisitCreatePage } from '../pages/VisitCreatePage';
import { VisitEditPage } from '../pages/VisitEditPage';
import { formPage } from './form-page';
import { newScreen } from './samples';

const AT = '/coach/schools/:school_id/visits';

/** Renders the pages of a visit's form; the pages that they lead to are placeholders. */
export function renderForm(route: string, replies: Replies = {}) {
  const rendered = renderScreen(
    <Routes>
      <Route path={`${AT}/create`} element={<VisitCreatePage />} />
      <Route path={`${AT}/edit/:id`} element={<VisitEditPage />} />
      <Route path={`${AT}/edit/:id/draft`} element={<VisitEditPage />} />
      <Route path={AT} element={<h1>La lista</h1>} />
      <Route path={`${AT}/detail/:id`} element={<h1>El detalle</h1>} />
      <Route path={`${AT}/start/:id`} element={<h1>La visita en curso</h1>} />
    </Routes>,
    { route, replies: { 'GET /bff/coach/schools/1/visits/new': newScreen(), ...replies } },
  );
  return { ...rendered, form: formPage(rendered.user) };
}

export const CREATE = '/coach/schools/1/visits/create';
export const EDIT = '/coach/schools/1/visits/edit/101';
export const EDIT_DRAFT = '/coach/schools/1/visits/edit/7/draft';

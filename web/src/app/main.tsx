import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredScheme } from '../lib/appearance';
import { App } from './App';

applyStoredScheme();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// As a transition, so that rendering does not block input.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

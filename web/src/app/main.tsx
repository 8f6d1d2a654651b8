import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredScheme } from '../lib/appearance';
import { App } from './App';

applyStoredScheme();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// In slices, as everything that comes after: what is pressed or typed meanwhile goes first.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

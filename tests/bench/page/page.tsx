// The page whose keys are measured; what follows # in its address says which of its parts it shows.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProvider, ComboBox } from '@ruta/design-system';
import { LongTable } from './LongTable';
import { schools } from './samples';

const parts = {
  nothing: <Nothing />,
  combobox: <ComboBox label="Escuela" items={schools} emptyText="Ninguna escuela coincide." />,
  table: <LongTable />,
};

/** What the browser, this machine and the measurement take by themselves. */
function Nothing() {
  const [text, setText] = useState('');
  return (
    <label>
      Escuela <input value={text} onChange={(event) => setText(event.target.value)} /> <output>{text}</output>
    </label>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <AppProvider locale="es-MX" colorScheme="light" motion="reduced" navigate={() => undefined}>
      {parts[location.hash.slice(1) as keyof typeof parts]}
    </AppProvider>,
  );

// The measured page. The hash of its address selects the part.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProvider, ComboBox } from '@ruta/design-system';
import { Calendars } from './Calendars';
import { Library } from './Library';
import { LongTable } from './LongTable';
import { schools } from './samples';

const parts = {
  nothing: <Nothing />,
  combobox: <ComboBox label="Escuela" items={schools} emptyText="Ninguna escuela coincide." />,
  table: <LongTable />,
  calendar: <Calendars />,
  library: <Library />,
};

/** The baseline: what browser, machine and measurement take. */
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

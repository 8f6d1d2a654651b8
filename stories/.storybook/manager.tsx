import { addons, types, useGlobals } from 'storybook/manager-api';
import { WORKSHOP_DAY, isDay } from './globals';

const NAME = 'ruta/today';

/** The day that the stories take for today, in the toolbar; emptied, it is the workshop's own again. */
function Today() {
  const [globals, change] = useGlobals();
  const today = typeof globals['today'] === 'string' ? globals['today'] : WORKSHOP_DAY;
  return (
    <label style={{ display: 'inline-flex', alignItems: 'center', gap: 6, paddingInline: 8, fontSize: 13 }}>
      Hoy
      <input
        type="date"
        value={today}
        style={{ font: 'inherit', color: 'inherit', background: 'transparent', border: 0, blockSize: 28 }}
        onChange={({ currentTarget: { value } }) => change({ today: isDay(value) ? value : WORKSHOP_DAY })}
      />
    </label>
  );
}

addons.register(NAME, () => addons.add(NAME, { type: types.TOOL, title: 'Hoy', render: () => <Today /> }));

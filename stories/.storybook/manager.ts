import { createElement } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { WORKSHOP_DAY, isDay } from './globals';

const NAME = 'ruta/today';
const label = { display: 'inline-flex', alignItems: 'center', gap: 6, paddingInline: 8, fontSize: 13 };
const field = { font: 'inherit', color: 'inherit', background: 'transparent', border: 0, blockSize: 28 };

/**
 * Toolbar field for the day that stories use as today; cleared, it is the default day. Uses createElement because the
 * manager's compiler needs React in scope for JSX.
 */
function Today() {
  const [globals, change] = useGlobals();
  const today = typeof globals['today'] === 'string' ? globals['today'] : WORKSHOP_DAY;
  const choose = (day: string) => change({ today: isDay(day) ? day : WORKSHOP_DAY });
  return createElement(
    'label',
    { style: label },
    'Hoy',
    createElement('input', {
      type: 'date',
      value: today,
      style: field,
      onChange: (event: { currentTarget: HTMLInputElement }) => choose(event.currentTarget.value),
    }),
  );
}

addons.register(NAME, () => addons.add(NAME, { type: types.TOOL, title: 'Hoy', render: () => createElement(Today) }));

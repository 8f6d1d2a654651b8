import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Page object of a visit's form: finds its fields and acts on them. */
export const formPage = (user: UserEvent) => {
  const group = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
  const firstSegment = (name: string) => within(group(name)).getAllByRole('spinbutton')[0];
  const typeDigits = async (name: string, digits: string) => {
    const segment = firstSegment(name);
    if (!segment) throw new Error(`No ${name}`);
    await user.click(segment);
    await user.keyboard(digits);
  };
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return {
    objective: () => screen.getByRole('textbox', { name: /Objetivo de la visita/ }),
    axis: group,
    text: (axis: string, field: 'Acciones' | 'Especificaciones') =>
      within(group(axis)).getByRole('textbox', { name: new RegExp(`^${field}`) }),
    writeObjective: async (text: string) => {
      const field = screen.getByRole('textbox', { name: /Objetivo de la visita/ });
      if (text === '') return user.clear(field);
      // In one change: a draft saves itself after a pause.
      await user.click(field);
      await user.keyboard('{Control>}a{/Control}');
      await user.paste(text);
    },
    writeDate: (digits: string) => typeDigits('Fecha', digits),
    writeTime: (digits: string) => typeDigits('Hora', digits),
    writeAxis: async (axis: string, actions: string, specifications: string) => {
      for (const [field, text] of [
        ['Acciones', actions],
        ['Especificaciones', specifications],
      ] as const) {
        const area = within(group(axis)).getByRole('textbox', { name: new RegExp(`^${field}`) });
        await user.clear(area);
        if (text === '') continue;
        await user.click(area);
        await user.paste(text);
      }
    },
    press,
    next: () => press('Siguiente'),
    back: () => press('Anterior'),
    saveDraft: () => press('Guardar borrador'),
    saveFinal: () => press('Programar visita'),
    /** Presses a button of the open dialog. A snackbar is a dialog, too, so it looks for the button. */
    answer: async (name: string) => {
      const dialogs = [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')];
      const [button] = dialogs.flatMap((dialog) => within(dialog).queryAllByRole('button', { name }));
      if (!button) throw new Error(`No question can be answered with ${name}`);
      await user.click(button);
    },
    step: () => screen.getByRole('heading', { level: 2, name: /^Paso/ }).textContent,
  };
};
export type FormPage = ReturnType<typeof formPage>;

export const AXES = [
  'Pedagógico-curricular',
  'Organizativo y liderazgo',
  'Administrativo y recursos',
  'Comunidad y convivencia',
] as const;

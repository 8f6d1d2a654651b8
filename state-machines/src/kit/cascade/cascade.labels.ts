/** Spanish and English labels of the cascade's states, events and guards (SM-02). */
import { label } from '../label';
import type { Label, MachineLabels } from '../labels';
import type { CascadeEvent } from './cascade.events';
import type { cascadeInputs } from './cascade.exploration';

export const cascadeLabels: MachineLabels<CascadeEvent['type']> = {
  states: {
    '': label('Selectores en cascada', 'Cascade of selectors'),
    measuring: label('Viendo hasta dónde está elegido', 'Finding how far it is chosen'),
    empty: label('Nada elegido', 'Nothing chosen'),
    partial: label('Elegido en parte', 'Chosen in part'),
    complete: label('Todo elegido', 'All chosen'),
  },
  events: {
    'level.chosen': label('Elegir en un nivel', 'Choose at a level'),
    'cascade.reset': label('Limpiar todo', 'Clear all'),
    'options.loaded': label('Se cargaron las opciones de un nivel', 'The options of a level were loaded'),
  },
  actors: {},
  guards: {
    everyUpperLevelIsChosen: label('Los niveles de arriba están elegidos', 'Every upper level is chosen'),
    choiceIsDifferent: label('Se elige algo distinto', 'The choice is a different one'),
    choiceMayBeTaken: label('Se puede elegir', 'It may be chosen'),
    chosenOptionIsGone: label('Lo elegido ya no está entre las opciones', 'What is chosen is not an option any more'),
    noLevelIsChosen: label('No hay nada elegido', 'No level is chosen'),
    everyLevelIsChosen: label('Todos los niveles están elegidos', 'Every level is chosen'),
  },
  fields: {
    level: label('Nivel', 'Level'),
    value: label('Valor elegido', 'Chosen value'),
    values: label('Opciones', 'Options'),
  },
};

/** Labels of the inputs, for the flow lab. */
export const cascadeOpenings: Readonly<Record<keyof typeof cascadeInputs, Label>> = {
  empty: label('Sin nada elegido', 'Nothing chosen'),
  half: label('Elegida a la mitad', 'Chosen half way'),
  whole: label('Elegida completa', 'Chosen to the end'),
  withGap: label('Guardada con un hueco', 'Kept with a gap'),
};

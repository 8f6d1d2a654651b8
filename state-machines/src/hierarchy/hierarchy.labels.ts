/** How people read the hierarchy machine (SM-02): every state, event, call and guard in Spanish and English. */
import { label, sharedEvents, sharedGuards } from '../kit/label';
import type { Label, MachineLabels } from '../kit/labels';
import type { HierarchyEvent } from './hierarchy.events';
import type { hierarchyInputs } from './hierarchy.exploration';

export const hierarchyLabels: MachineLabels<HierarchyEvent['type']> = {
  states: {
    '': label('Jerarquía de una escuela', 'Hierarchy of a school'),
    opening: label('Abriendo la escuela', 'Opening the school'),
    choosing: label('Eligiendo personas', 'Choosing people'),
    requestingReview: label('Pidiendo la revisión', 'Asking for the review'),
    reviewing: label('Revisando lo que se moverá', 'Reviewing what will move'),
    saving: label('Guardando la jerarquía', 'Saving the hierarchy'),
    saved: label('Guardada', 'Saved'),
    confirmingExclusion: label('Confirmando excluir', 'Confirming to exclude'),
    excluding: label('Excluyendo la escuela', 'Excluding the school'),
    excluded: label('Excluida del ciclo', 'Excluded from the cycle'),
    including: label('Incluyendo la escuela', 'Including the school'),
    confirmingDelete: label('Confirmando eliminar', 'Confirming to delete'),
    deleting: label('Eliminando la escuela', 'Deleting the school'),
    deleted: label('Eliminada', 'Deleted'),
    renaming: label('Cambiando el nombre', 'Renaming'),
    'renaming.filling': label('Escribiendo el nombre', 'Writing the name'),
    'renaming.saving': label('Guardando el nombre', 'Saving the name'),
  },
  events: {
    'level.chosen': label(
      'Elegir director, gerente, coordinador o coach',
      'Choose director, manager, coordinator or coach',
    ),
    'secondaryOne.chosen': label('Elegir coach secundario 1', 'Choose secondary coach 1'),
    'secondaryTwo.chosen': label('Elegir coach secundario 2', 'Choose secondary coach 2'),
    'changes.discarded': label('Descartar los cambios', 'Discard the changes'),
    'review.requested': label('Continuar', 'Continue'),
    'review.left': label('Volver a elegir', 'Back to choosing'),
    'save.confirmed': label('Guardar la jerarquía', 'Save the hierarchy'),
    'school.excludeRequested': label('Excluir la escuela', 'Exclude the school'),
    'school.includeRequested': label('Incluir la escuela', 'Include the school'),
    'school.deleteRequested': label('Eliminar la escuela', 'Delete the school'),
    'school.renameRequested': label('Cambiar el nombre', 'Rename'),
    'school.nameSubmitted': label('Guardar el nombre', 'Save the name'),
    'school.renameCancelled': label('Cancelar el cambio de nombre', 'Cancel renaming'),
    'action.confirmed': sharedEvents['action.confirmed'],
    'action.declined': sharedEvents['action.declined'],
    'server.statusChanged': label('La escuela cambió en el servidor', 'The school changed on the server'),
  },
  actors: {
    reviewReallocation: label('Revisar la reasignación', 'Review the reallocation'),
    storeHierarchy: label('Guardar la jerarquía', 'Save the hierarchy'),
    excludeSchool: label('Excluir la escuela', 'Exclude the school'),
    includeSchool: label('Incluir la escuela', 'Include the school'),
    deleteSchool: label('Eliminar la escuela', 'Delete the school'),
    renameSchool: label('Cambiar el nombre de la escuela', 'Rename the school'),
  },
  guards: {
    schoolIsExcluded: label('La escuela está excluida', 'The school is excluded'),
    schoolIsNew: label('La escuela es nueva', 'The school is new'),
    upperLevelIsAssigned: label('Los niveles de arriba tienen persona', 'Every upper level has a person'),
    choiceIsDifferent: label('Se elige a alguien distinto', 'Somebody else is chosen'),
    personIsNoOtherCoach: label(
      'La persona no es otro coach de la escuela',
      'The person is no other coach of the school',
    ),
    secondaryOneIsAssigned: label('Hay coach secundario 1', 'There is a secondary coach 1'),
    levelMayBeChosen: label('Ese nivel se puede elegir', 'That level may be chosen'),
    secondaryOneMayBeChosen: label('El secundario 1 se puede elegir', 'Secondary 1 may be chosen'),
    secondaryTwoMayBeChosen: label('El secundario 2 se puede elegir', 'Secondary 2 may be chosen'),
    everyMainLevelIsAssigned: label(
      'Hay director, gerente, coordinador y coach',
      'There are director, manager, coordinator and coach',
    ),
    coachesAreDistinct: label('Los coaches son personas distintas', 'The coaches are different people'),
    somethingChanged: label('Hay cambios sin guardar', 'There are unsaved changes'),
    thereIsSomethingToSave: label('Hay algo que guardar', 'There is something to save'),
    assignmentMayBeReviewed: label('La asignación se puede revisar', 'The assignment may be reviewed'),
    reviewWasStale: label('La escuela cambió desde la revisión', 'The school changed since the review'),
    nobodyIsAssigned: label(
      'La escuela no tiene director, gerente, coordinador ni coach',
      'The school has no director, manager, coordinator or coach',
    ),
    schoolNameStands: label('El nombre no está vacío', 'The name is not empty'),
    serverIsAhead: sharedGuards.serverIsAhead,
  },
};

/** The schools the flow lab can open, by their names in the exploration. */
export const hierarchyOpenings: Readonly<Record<keyof typeof hierarchyInputs, Label>> = {
  assigned: label('Con personas asignadas', 'With people assigned'),
  unassigned: label('Sin nadie asignado', 'With nobody assigned'),
  newSchool: label('Escuela nueva', 'New school'),
  excluded: label('Excluida', 'Excluded'),
};

import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { standingOfItem } from '../acts/next-act';

/** Where an item was put: day and hour at the school. */
export interface MovedTo {
  date: string;
  time: string;
}

export interface MoverProps {
  /** The item as the reader saw it. */
  item: AgendaActivity;
  /** Where it was put; null to choose in the form. */
  to: MovedTo | null;
  onClose: () => void;
}

/** The forms that move an item, by what it is. Rooms do not import each other, so the application provides them. */
export interface Movers {
  visit: ComponentType<MoverProps>;
  activity: ComponentType<MoverProps>;
}

/** Null where nothing is moved. */
export const ItemMovers = createContext<Movers | null>(null);

/** Whether the reader may move an item, by the server's verdicts (law 9). */
export const mayMove = (item: AgendaActivity): boolean => standingOfItem(item).can.reschedule;

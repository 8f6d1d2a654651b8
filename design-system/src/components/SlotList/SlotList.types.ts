/** An hour on offer. */
export interface Slot {
  /** The instant in UTC: `2026-05-15 15:00:00`, or in ISO, `2026-05-15T15:00:00Z`. */
  startAt: string;
  /** Why it cannot be chosen any more, in a word or two. */
  unavailableReason?: string | undefined;
}

export interface SlotListProps {
  /** Names the list: "Horas del viernes 15 de mayo". */
  label: string;
  /** The hours, in the order they should stand. */
  slots: readonly Slot[];
  /** `startAt` of the chosen hour; `null` for none. */
  value: string | null;
  /** An hour was chosen. */
  onChange: (startAt: string) => void;
  /** The chosen hour was confirmed. */
  onConfirm: (startAt: string) => void;
  /** The zone whose wall clock is shown, an IANA name. One that does not exist counts as UTC. */
  timeZone?: string | undefined;
  /** The zone in words, under the list: "Hora de Cancún". */
  timeZoneLabel?: string | undefined;
  /** The words of the button under the chosen hour. */
  confirmLabel?: string | undefined;
  /** What stands where there is no hour. */
  emptyLabel?: string | undefined;
  /** The confirmation is under way: nothing can be changed meanwhile. */
  isConfirming?: boolean | undefined;
  /** What is under way, for assistive technology. */
  confirmingLabel?: string | undefined;
  /** The hours are on their way: their places are kept. */
  isLoading?: boolean | undefined;
  /** What is on its way, for assistive technology. */
  loadingLabel?: string | undefined;
}

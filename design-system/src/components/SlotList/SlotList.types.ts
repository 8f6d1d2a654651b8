/** A time slot. */
export interface Slot {
  /** UTC instant: `2026-05-15 15:00:00` or ISO `2026-05-15T15:00:00Z`. */
  startAt: string;
  /** Reason why it is unavailable, one or two words. */
  unavailableReason?: string | undefined;
}

export interface SlotListProps {
  /** Accessible name of the list: "Horas del viernes 15 de mayo". */
  label: string;
  /** Slots in display order. */
  slots: readonly Slot[];
  /** `startAt` of the chosen slot; `null` for none. */
  value: string | null;
  /** Called with `startAt` of the chosen slot. */
  onChange: (startAt: string) => void;
  /** Called with `startAt` of the confirmed slot. */
  onConfirm: (startAt: string) => void;
  /** IANA time zone to display; an unknown one counts as UTC. Default: 'UTC'. */
  timeZone?: string | undefined;
  /** Name of the time zone, below the list: "Hora de Cancún". */
  timeZoneLabel?: string | undefined;
  /** Label of the confirm button. Default: 'Confirm'. */
  confirmLabel?: string | undefined;
  /** Text without slots. Default: 'No results'. */
  emptyLabel?: string | undefined;
  /** Whether confirmation is in progress; nothing can be changed meanwhile. Default: false. */
  isConfirming?: boolean | undefined;
  /** Announcement while confirming. */
  confirmingLabel?: string | undefined;
  /** Shows placeholders while slots load. Default: false. */
  isLoading?: boolean | undefined;
  /** Announcement while loading. */
  loadingLabel?: string | undefined;
}

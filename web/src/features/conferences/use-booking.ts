import { useEffect, useState } from 'react';
import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import type { Booking } from '@ruta/contracts/conferences/conferences.screens';
import { sessionBookingMachine } from '@ruta/state-machines/conferences/booking.machine';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../lib/api';
import { addDays, daysOfWeek } from '../../lib/dates';
import { useServerNow, useSession } from '../../lib/session';
import { useFlow } from '../../shared/flow/use-flow';
import { useKeptText } from '../../shared/use-kept-text';
import { bookingPorts } from './booking-ports';
import { findSlots, SESSIONS } from './conferences.calls';
import { notesPlace } from './kept-text';
import { msOf } from '../../lib/instants';

/** What is typed for the agent, as the call reads it once the hour is confirmed. */
function newMessage(begun: string) {
  let text = begun;
  return {
    read: () => text,
    write: (next: string) => {
      text = next;
    },
  };
}

/** Runs the booking of one session: theme, day, hour, confirmation (VC-01). Once it is booked the list opens. */
export function useBooking({ today, last, server_time }: Booking) {
  const [notes, setNotes] = useKeptText(notesPlace(useSession().me.user.id));
  const [message] = useState(() => newMessage(notes));
  const [ports] = useState(() => bookingPorts(message.read));
  const { actor, snapshot, send, problem } = useFlow(sessionBookingMachine, {
    input: {
      ...{ session: null, view: 'list', now: msOf(server_time), weekStart: daysOfWeek(today)[0] ?? today },
      ...{ minDay: today, maxDay: last },
    },
    ports,
    leadsTo: {},
    touchedBy: (port) => (port === 'bookSession' ? SESSIONS : []),
  });
  const now = useServerNow().getTime();
  useEffect(() => {
    if (actor.getSnapshot().can({ type: 'clock.ticked', now })) send({ type: 'clock.ticked', now });
  }, [actor, now, send]);
  const navigate = useNavigate();
  const isBooked = snapshot.matches('booked');
  useEffect(() => {
    if (!isBooked) return;
    setNotes('');
    void navigate(conferencesPages.sessions.href());
  }, [isBooked, navigate, setNotes]);

  const { themeId, day } = snapshot.context;
  const isAsking = themeId !== null && day !== null;
  const slots = useEndpoint(isAsking ? findSlots : null, {
    query: { date: day ?? today, schedule_theme_id: String(themeId ?? '') },
  });
  return {
    ...{ snapshot, problem, notes, slots, isAsking },
    setNotes: (next: string) => {
      setNotes(next);
      message.write(next);
    },
    chooseTheme: (id: number | null) => {
      send({ type: 'theme.cleared' });
      if (id !== null) send({ type: 'theme.chosen', themeId: id });
    },
    moveWeek: (sunday: string) => send({ type: 'week.moved', weekStart: sunday, weekEnd: addDays(sunday, 6) }),
    chooseDay: (next: string) => send({ type: 'day.chosen', day: next }),
    chooseSlot: (startAt: string) => send({ type: 'slot.chosen', startAt: msOf(startAt) }),
    confirm: (startAt: string) => send({ type: 'slot.confirmed', startAt: msOf(startAt) }),
  };
}

export type BookingInHand = ReturnType<typeof useBooking>;

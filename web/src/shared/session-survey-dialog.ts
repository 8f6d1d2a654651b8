import { createContext } from 'react';
import type { ReactNode } from 'react';

export interface SessionSurveyDialogProps {
  sessionId: number;
  theme: string;
  /** To answer it, or to read the answers. */
  purpose: 'answer' | 'read';
  onClose: () => void;
}

/** The dialog with the survey about a video session, provided by the application to the room of sessions. */
export const SessionSurveyDialog = createContext<((props: SessionSurveyDialogProps) => ReactNode) | null>(null);

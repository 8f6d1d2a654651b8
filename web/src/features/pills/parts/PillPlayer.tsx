import { PlayerFrame } from './Player.styles';

interface PillPlayerProps {
  /** The video's title, which names the frame. */
  title: string;
  /** From `embedOf`. */
  player: string;
}

/** The player of another site in a frame that may run its scripts and nothing else (PIL-03, decision 0057). */
export const PillPlayer = ({ title, player }: PillPlayerProps) => (
  <PlayerFrame
    title={title}
    src={player}
    sandbox="allow-scripts allow-same-origin"
    allow="fullscreen; encrypted-media"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);

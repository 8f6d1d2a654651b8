/** The channel that says nothing, in the place of `socket.io-client`: stories have no server to hear (see main.ts). */
export const io = () => ({ on: () => undefined, disconnect: () => undefined });

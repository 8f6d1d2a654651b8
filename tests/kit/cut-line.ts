import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** The product by way of this line. */
  url: string;
  /** Cuts the line once so many more bytes were sent to the product. Resolves when it is cut. */
  cutAfter: (bytes: number) => Promise<void>;
  /** Lets new connections through again. */
  mend: () => void;
  close: () => void;
}

/** A TCP line to a product, cut at a chosen byte. A cut line ends all connections and takes none. */
export async function lineTo(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let left = Infinity;
  let isCut = false;
  let told: () => void = () => undefined;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    told();
  };
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    keep(client, upstream);
    keep(upstream, client);
    client.on('data', ({ length }) => {
      left -= length;
      if (left <= 0 && !isCut) cut();
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (bytes) => {
      left = bytes;
      return new Promise((resolve) => {
        told = resolve;
      });
    },
    mend: () => {
      [isCut, left] = [false, Infinity];
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

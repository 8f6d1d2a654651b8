import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

export interface TlsProxy {
  port: number;
  stop(): Promise<void>;
}

/**
 * A proxy with TLS before a port of this machine, as `README.md` asks for: it forwards requests and WebSockets and sets
 * `X-Forwarded-For` and `-Proto`. Its certificate is made for the run and signed by nobody.
 */
export async function startTlsProxy(target: number): Promise<TlsProxy> {
  const altNames = [{ type: 2 as const, value: 'localhost' }];
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const sockets = new Set<Duplex>();
  const forward = (asked: IncomingMessage) =>
    request({
      host: '127.0.0.1',
      port: target,
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'https' },
    });

  const proxy = createServer({ key, cert }, (asked, reply) => {
    const onward = forward(asked);
    onward.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  proxy.on('upgrade', (asked, socket, early) => {
    const onward = forward(asked);
    onward.on('upgrade', (answer, server, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      // Frames that came in one piece with the request or with the reply.
      server.write(early);
      socket.write(first);
      server.pipe(socket).pipe(server);
      server.on('error', () => socket.destroy());
      socket.on('error', () => server.destroy());
    });
    // Refused: there is no upgrade.
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    port: (proxy.address() as AddressInfo).port,
    stop: () =>
      new Promise((stopped) => {
        proxy.close(() => stopped());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

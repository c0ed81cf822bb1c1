// The fetch that stands in undici's place in the bundle; tunnels to safe servers are proxy.test.ts's.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSilent, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetch, ProxyAgent } from '../../../src/adapters/proxy/proxy-agent.ts';
import { portOf } from '../a-server.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Handler;
let tunnel = 'HTTP/1.1 200 OK\r\n\r\n';
let sockets: Socket[] = [];
const proxy = createServer((request, response) => answer(request, response));
proxy.on('connect', (_request, socket) => socket.end(tunnel));
const silent = createSilent((socket) => void sockets.push(socket));

beforeEach(async () => {
  sockets = [];
  for (const server of [proxy, silent]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});

afterEach(async () => {
  proxy.closeAllConnections();
  for (const server of [proxy, silent]) {
    server.close();
    await once(server, 'close');
  }
});

const agent = (token?: string) =>
  new ProxyAgent({
    uri: `http://127.0.0.1:${portOf(proxy)}`,
    ...(token === undefined ? {} : { token }),
  });

describe('a request through a proxy', () => {
  it('names the whole address, the server as host, and who we are to the proxy', async () => {
    const seen: unknown[] = [];
    answer = (request, response) => {
      const { host, authorization, 'proxy-authorization': told } = request.headers;
      seen.push({ method: request.method, url: request.url, host, authorization, told });
      request.pipe(response);
    };
    const response = await fetch('http://api.example/a?b=c', {
      dispatcher: agent('Basic x'),
      method: 'PATCH',
      headers: { authorization: 'token t' },
      body: '{"a":"ä"}',
    });
    expect(await response.json()).toEqual({ a: 'ä' });
    expect(seen).toEqual([
      {
        method: 'PATCH',
        url: 'http://api.example/a?b=c',
        host: 'api.example',
        authorization: 'token t',
        told: 'Basic x',
      },
    ]);
  });

  it('that the proxy refuses is an error about the proxy', async () => {
    answer = (_request, response) => void response.writeHead(407).end();
    tunnel = 'HTTP/1.1 407 No\r\n\r\n';
    for (const address of ['http://api.example/', 'https://api.example/']) {
      await expect(fetch(address, { dispatcher: agent() })).rejects.toThrow(/proxy.*\(HTTP 407\)/);
    }
    tunnel = 'HTTP/1.1 403 No\r\n\r\n';
    await expect(fetch('https://api.example/', { dispatcher: agent() })).rejects.toThrow(
      'The proxy refuses to connect to the server (HTTP 403).',
    );
  });

  it('that is given up leaves no connection to a silent proxy', async () => {
    const uri = `http://127.0.0.1:${portOf(silent)}`;
    const dispatcher = new ProxyAgent({ uri });
    for (const address of ['https://api.example/', 'http://api.example/']) {
      const over = new AbortController();
      const asked = fetch(address, { dispatcher, signal: over.signal });
      const [socket] = await once(silent, 'connection');
      const closed = once(socket, 'close');
      socket.resume();
      over.abort();
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
      await closed;
    }
    expect(sockets).toHaveLength(2);
  }, 5_000);

  it('that a silent proxy never answers ends after ten seconds, and says why', async () => {
    const dispatcher = new ProxyAgent({ uri: `http://127.0.0.1:${portOf(silent)}` });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const asked = fetch('https://api.example/', { dispatcher });
    const ended = expect(asked).rejects.toThrow('The proxy does not answer.');
    await once(silent, 'connection');
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await ended;
  }, 5_000);

  it('whose answer breaks off is an error, and no death', async () => {
    answer = (_request, response) => {
      response.setHeader('content-length', '100').write('half');
      setImmediate(() => response.destroy());
    };
    const response = await fetch('http://api.example/', { dispatcher: agent() });
    await expect(response.text()).rejects.toThrow();
  });

  it('goes straight to the server where there is no proxy', async () => {
    answer = (request, response) => void response.end(request.url);
    const response = await fetch(`http://127.0.0.1:${portOf(proxy)}/straight`);
    expect(await response.text()).toBe('/straight');
  });
});

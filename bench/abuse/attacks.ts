// The attacks of `npm run abuse`. Each throws when the library does not withstand it.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../contracts/endpoints.ts';
import { type Call, send } from '../send.ts';
import {
  type Abuse,
  count,
  repeat,
  type Statuses,
  summarize,
  type Target,
  throwOnServerFault,
} from './target.ts';

const NOTHING = { status: 0, body: Buffer.alloc(0) };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Opens connections that send a header byte by byte and never finish. The library closes them within 20 s. */
export const halfOpen: Abuse = async ({ origin }) => {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: 1000 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    socket.write('GET /api/books HTTP/1.1\r\nHost: library\r\nX-Slow: ');
    return { socket, closed: once(socket, 'close') };
  });
  const drip = setInterval(() => {
    for (const { socket } of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  try {
    const late = setTimeout(30_000, 'late', { ref: false });
    const end = await Promise.race([Promise.all(sockets.map(({ closed }) => closed)), late]);
    if (end === 'late') throw new Error('Half-open connections were kept for 30 s');
    return '1000 connections, all closed';
  } finally {
    clearInterval(drip);
    for (const { socket } of sockets) socket.destroy();
  }
};

export const badLogins: Abuse = async ({ origin }) => {
  const statuses: Statuses = new Map();
  await repeat(10_000, 50, async (index) => {
    const call = {
      method: 'POST',
      path: '/api/admin/login',
      headers: { ...JSON_TYPE, 'x-forwarded-for': `203.0.113.${index % 256}` },
      body: JSON.stringify({ username: `owner${index % 100}`, password: `guess ${index}` }),
    };
    const response = await send(origin, call);
    throwOnServerFault(call, response);
    if (response.status === 200) throw new Error('A guess was let in');
    count(statuses, response.status);
  });
  if (!statuses.has(429)) throw new Error(`Guessing was never braked: ${summarize(statuses)}`);
  return summarize(statuses);
};

const BODY_BYTES = 2 ** 30;
const CHUNK = Buffer.alloc(2 ** 16, 'a');

/** Sends up to a gigabyte until the server responds. Returns the status, or 0 if the connection was cut off. */
function sendHugeBody(target: Target, { method, path, headers }: Call, chunked: boolean) {
  return new Promise<{ status: number; bytesSent: number }>((resolve) => {
    let bytesSent = 0;
    const length = chunked ? {} : { 'content-length': String(BODY_BYTES) };
    const sent = request(target.origin + path, { method, headers: { ...headers, ...length } });
    const end = (status: number) => {
      resolve({ status, bytesSent });
      sent.destroy();
    };
    sent.once('response', (response) => {
      response.resume().once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(response.statusCode ?? 0));
    });
    sent.once('error', () => end(0));
    const write = () => {
      while (!sent.destroyed && bytesSent < BODY_BYTES) {
        bytesSent += CHUNK.length;
        if (!sent.write(CHUNK)) return void sent.once('drain', write);
      }
      if (!sent.destroyed) sent.end();
    };
    write();
  });
}

export const hugeBodies: Abuse = async (target) => {
  const owner = { 'admin-auth': target.ownerToken };
  const caller = { authorization: `Bearer ${target.family.token}` };
  const statuses: Statuses = new Map();
  const paths = Object.entries(endpoints).map(([name, endpoint]) => {
    const [method = '', path = ''] = name.split(' ');
    const [type = ''] = 'upload' in endpoint ? endpoint.upload.types : ['application/json'];
    return { method, path: concrete(path), type };
  });
  const other = ['/', '/api/webhooks/stripe', '/api/nothing'].map((path) => ({
    method: 'POST',
    path,
    type: 'application/json',
  }));
  for (const { method, path, type } of [...paths, ...other]) {
    if (method === 'GET' || method === 'DELETE' || path.endsWith('/logout')) continue;
    for (const credentials of [{}, { ...owner, ...caller }]) {
      for (const chunked of [true, false]) {
        const call = { method, path, headers: { 'content-type': type, ...credentials } };
        const { status, bytesSent } = await sendHugeBody(target, call, chunked);
        throwOnServerFault(call, { ...NOTHING, status });
        if (status === 200) throw new Error(`${method} ${path} took a gigabyte of nonsense`);
        if (status === 0 && bytesSent >= BODY_BYTES)
          throw new Error(`${path} took it all, in silence`);
        count(statuses, status);
      }
    }
  }
  return summarize(statuses).replace('0,', 'cut off,');
};

const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, 'sam');

export const millionsOfIds: Abuse = async (target) => {
  const owner = { 'admin-auth': target.ownerToken };
  const caller = { authorization: `Bearer ${target.family.token}` };
  const ids = Array.from({ length: 1_000_000 }, (_, n) => `b${n}`);
  const list = JSON.stringify(ids);
  const statuses: Statuses = new Map();
  const sendOversized = async (call: Call) => {
    // The library may close the connection before the whole request is sent.
    const response = await send(target.origin, call).catch(() => NOTHING);
    throwOnServerFault(call, response);
    if (response.status >= 200 && response.status < 300)
      throw new Error(`${call.path} took them all`);
    count(statuses, response.status);
  };
  for (const name of Object.keys(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    if (path.endsWith('/logout') || (method === 'DELETE' && !path.includes('{'))) continue;
    const headers = { ...owner, ...caller, ...JSON_TYPE };
    await sendOversized({ method, path: `${concrete(path)}?ids=${ids.join(',')}`, headers });
    if (path.includes('{')) {
      await sendOversized({ method, path: path.replaceAll(/\{\w+\}/g, ids.join('-')), headers });
    }
    if (method === 'GET' || method === 'DELETE') continue;
    for (const body of [list, `{"bookId":${list}}`, `{"events":${list}}`, `{"books":${list}}`]) {
      await sendOversized({ method, path: concrete(path), headers, body });
    }
  }
  return summarize(statuses);
};

export const manyCompletions: Abuse = async ({ origin, family }) => {
  const stars = async () =>
    (await family.call<{ totalStars: number }>('GET', '/api/auth/user')).totalStars;
  const books = await family.call<{ id: string; starReward: number }[]>('GET', '/api/books');
  const { id, starReward } = books.at(-1)!;
  const before = await stars();
  const statuses: Statuses = new Map();
  await repeat(500, 500, async () => {
    const call = {
      method: 'POST',
      path: `/api/progress/${id}/complete`,
      headers: { authorization: `Bearer ${family.token}` },
    };
    const response = await send(origin, call);
    throwOnServerFault(call, response);
    count(statuses, response.status);
  });
  const earned = (await stars()) - before;
  if (earned !== starReward) throw new Error(`${earned} stars were earned, not ${starReward}`);
  return `${summarize(statuses)}; ${earned} star`;
};

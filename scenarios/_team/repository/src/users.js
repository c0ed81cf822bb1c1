import { createHash } from 'node:crypto';

const users = new Map();

export function addUser(email, password) {
  users.set(email, { email, hash: hashOf(password) });
}

export function findUser(email, password) {
  const user = users.get(email);
  return user?.hash === hashOf(password) ? user : undefined;
}

function hashOf(password) {
  return createHash('sha256').update(password ?? '').digest('hex');
}

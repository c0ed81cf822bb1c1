import { test } from 'node:test';
import assert from 'node:assert/strict';
import { addUser, findUser } from '../src/users.js';

test('finds a user by the right password only', () => {
  addUser('kim@example.com', 'teapot');
  assert.equal(findUser('kim@example.com', 'teapot').email, 'kim@example.com');
  assert.equal(findUser('kim@example.com', 'cup'), undefined);
});

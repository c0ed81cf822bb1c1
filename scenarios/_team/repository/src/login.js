import { findUser } from './users.js';

export async function signIn(request, response) {
  const form = new URLSearchParams(await readBody(request));
  const user = findUser(form.get('email'), form.get('password'));
  response.statusCode = user ? 303 : 401;
  if (user) {
    response.setHeader('location', '/');
  }
  response.end();
}

async function readBody(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
  }
  return body;
}

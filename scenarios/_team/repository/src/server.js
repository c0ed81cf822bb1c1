import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { signIn } from './login.js';
import { listGoods } from './goods.js';

const pages = { '/': 'index.html', '/login': 'login.html' };

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.method === 'POST' && pathname === '/login') {
    return signIn(request, response);
  }
  if (pathname === '/goods') {
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(listGoods()));
  }
  const page = pages[pathname];
  if (page === undefined) {
    response.statusCode = 404;
    return response.end('Not found');
  }
  response.setHeader('content-type', 'text/html');
  response.end(await readFile(new URL(`../public/${page}`, import.meta.url)));
});

server.listen(process.env.PORT ?? 3000);

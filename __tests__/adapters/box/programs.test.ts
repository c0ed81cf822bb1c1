// Programs that fetch packages, in a real box, against a server of this machine's that has the names of the real ones.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OpenBox } from '#src/adapters/box/box.ts';
import { openBoxNetworks } from '#src/adapters/box/network.ts';
import { portOf } from '../a-server.ts';
import { makeCertificate } from '../proxy/a-proxy.ts';
import { buildHost } from '../tool-host/build-host.ts';
import { aBox } from './a-box.ts';

const POM = (name: string, more = '') =>
  `<project><modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>${name}</artifactId><version>1</version>${more}</project>`;
const MAVEN = 'repo.maven.apache.org/maven2/com/example';
const PAGES: Readonly<Record<string, string>> = {
  'registry.npmjs.org/demo':
    '{"name":"demo","dist-tags":{"latest":"1.2.3"},"versions":{"1.2.3":{"name":"demo","version":"1.2.3"}}}',
  'pypi.org/simple/demo/': '<a href="demo-1.2.3.tar.gz">demo-1.2.3.tar.gz</a>',
  'proxy.golang.org/example.com/demo/@v/list': 'v1.2.3\n',
  'proxy.golang.org/example.com/demo/@v/v1.2.3.info': '{"Version":"v1.2.3"}',
  'proxy.golang.org/example.com/demo/@v/v1.2.3.mod': 'module example.com/demo\n',
  [`${MAVEN}/parent/1/parent-1.pom`]: POM('parent', '<packaging>pom</packaging>'),
  [`${MAVEN}/lib/1/lib-1.pom`]: POM('lib'),
  [`${MAVEN}/lib/1/lib-1.jar`]: 'a jar',
};
const CHILD = POM(
  'app',
  '<packaging>pom</packaging><parent><groupId>com.example</groupId><artifactId>parent</artifactId><version>1</version></parent>',
);
const BUILD = `
repositories { mavenCentral() }
configurations { lib }
dependencies { lib 'com.example:lib:1' }
task get { doLast { println configurations.lib.files } }
`;

/** The program, where it is, the hosts that are named, the command, and what it prints then. */
const PROGRAMS: readonly (readonly [string, string, readonly string[], string, RegExp])[] = [
  ['curl', '/usr/bin/curl', ['pypi.org'], 'curl -sS https://pypi.org/simple/demo/', /demo-1\.2\.3/],
  [
    'git',
    '/usr/bin/git',
    ['github.com'],
    'git ls-remote https://github.com/acme/demo.git',
    /refs\/heads\/main/,
  ],
  ['npm', '/usr/bin/npm', ['registry.npmjs.org'], 'npm view demo version', /1\.2\.3/],
  ['pip', '/usr/bin/pip3', ['pypi.org'], 'python3 -m pip index versions demo', /1\.2\.3/],
  ['go', '/usr/bin/go', ['proxy.golang.org'], 'go list -m -versions example.com/demo', /v1\.2\.3/],
  [
    'Maven',
    '/usr/bin/mvn',
    ['repo.maven.apache.org'],
    `echo '${CHILD}' > pom.xml; mvn -B validate`,
    /BUILD SUCCESS/,
  ],
  [
    'Gradle',
    '/usr/bin/gradle',
    ['repo.maven.apache.org'],
    `echo "${BUILD}" > build.gradle; gradle --no-daemon get`,
    /lib-1\.jar/,
  ],
];

const KEYTOOL = '/usr/bin/keytool';
const IMPORT = ['-importcert', '-noprompt', '-alias', 'own', '-storepass', 'changeit'];

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
const at = (...names: readonly string[]) => join(folder, ...names);
let server: Server;
let box: OpenBox;
const asked: string[] = [];

beforeAll(async () => {
  const names = PROGRAMS.flatMap(([, , hosts]) => hosts.map((host) => `DNS:${host}`));
  const { key, cert } = makeCertificate([...new Set(names)].join(','));
  writeFileSync(at('ca.pem'), cert);
  if (existsSync(KEYTOOL))
    execFileSync(KEYTOOL, [...IMPORT, '-file', at('ca.pem'), '-keystore', at('trust')], {
      stdio: 'ignore',
    });
  chmodSync(folder, 0o755);
  for (const [path, content] of Object.entries(PAGES)) keep(path, content);
  makeRepository(at('www/github.com/acme/demo.git'));
  server = createServer({ key, cert }, (request, response) => {
    const path = `${request.headers.host}${request.url?.replace(/\?.*/, '')}`;
    asked.push(path);
    const file = [at('www', path), at('www', path, 'index')].find(
      (it) => existsSync(it) && statSync(it).isFile(),
    );
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': typeOf(path) });
    response.end(file === undefined ? '' : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  box = await aBox();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Puts a page where the server finds it. */
function keep(path: string, content: string): void {
  const file = at('www', path.endsWith('/') ? `${path}index` : path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function makeRepository(bare: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', args, { stdio: 'ignore' });
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  git('init', '--initial-branch=main', at('source'));
  git(...author, '-C', at('source'), 'commit', '--allow-empty', '--message=one');
  git('clone', '--bare', at('source'), bare);
  git('-C', bare, 'update-server-info');
}

function typeOf(path: string): string {
  if (path.startsWith('pypi')) return 'text/html';
  return path.startsWith('registry') ? 'application/json' : 'application/octet-stream';
}

/** Runs a command in a box in which each host is our server, and returns what it printed. */
async function run(command: string, hosts: readonly string[]): Promise<string> {
  const scratch = mkdtempSync(at('run-'));
  const networks = openBoxNetworks({
    scratch,
    forwarder: join(await buildHost(), 'box-network.js'),
    lookup: async () => [{ address: '93.184.216.34', family: 4 }],
    dial: () => connect(portOf(server), '127.0.0.1'),
  });
  const [home, directory] = [join(scratch, 'home'), join(scratch, 'work')];
  for (const path of [home, directory]) mkdirSync(path);
  const trust = `-Djavax.net.ssl.trustStore=${at('trust')} -Djavax.net.ssl.trustStorePassword=changeit`;
  const program = await networks.reach({
    command: ['/bin/bash', '-c', `JAVA_TOOL_OPTIONS="$JAVA_TOOL_OPTIONS ${trust}"; ${command}`],
    directory,
    home,
    writable: [directory],
    readable: [folder, ...JAVA_FOLDERS.filter(existsSync)],
    network: hosts,
    environment: {
      ...{ PATH: '/usr/bin:/bin', HOME: home, GOTOOLCHAIN: 'local', GONOSUMDB: '*' },
      ...Object.fromEntries(TRUSTING.map((name) => [name, at('ca.pem')])),
    },
  });
  const boxed = await box.start({ ...program, network: 'none' });
  const printed = await Promise.all([
    boxed?.stdout && text(boxed.stdout),
    boxed && text(boxed.stderr),
  ]);
  await networks.close();
  return printed.join('');
}

/** Where Debian keeps settings of Java and its programs. */
const JAVA_FOLDERS = ['/etc/maven', '/etc/gradle', '/etc/java-17-openjdk'];
const TRUSTING = [
  'CURL_CA_BUNDLE',
  'GIT_SSL_CAINFO',
  'NODE_EXTRA_CA_CERTS',
  'npm_config_cafile',
  'PIP_CERT',
  'SSL_CERT_FILE',
];

for (const [name, path, hosts, command, printed] of PROGRAMS) {
  const test = existsSync(path) ? it : it.skip;
  test(`${name} reaches its host through the proxy (where it is installed)`, async () => {
    expect(await run(command, hosts)).toMatch(printed);
    expect(asked.splice(0).join('\n')).toContain(hosts[0]);
  });
}

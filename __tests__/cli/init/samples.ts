// Small repositories of each language, and what init finds in them.

/** A repository: its files, and what init writes for it. */
export type Sample = {
  readonly files: Readonly<Record<string, string>>;
  /** The lines of the workflow that set the project up, without their indentation. */
  readonly steps: readonly string[];
  /** Pairs of name and command. */
  readonly checks: readonly (readonly [string, string])[];
  readonly share?: readonly string[];
  /** A line of a charter that fits: the agent's folder, and the line. */
  readonly charter: readonly [string, string];
};

const json = (value: object) => JSON.stringify(value);
const jest = { scripts: { test: 'jest' }, devDependencies: { jest: '30' } };
const same = (...commands: readonly string[]) => commands.map((run) => [run, run] as const);

const SETUP_GO = 'actions/setup-go@d35c59abb061a4a6fb18e82ac0862c26744d6ab5 # v5.5.0';
const SETUP_NODE = 'actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0';
const SETUP_PYTHON = 'actions/setup-python@a26af69be951a213d495a4c3e4e4022e16d87065 # v5.6.0';
const VENV = 'python3 -m venv .venv && .venv/bin/pip install';
const IGNORED = "echo '*' > .venv/.gitignore";
const PYTEST = ['pytest', '.venv/bin/python -m pytest'] as const;
const UV = 'UV_PYTHON_INSTALL_DIR="$RUNNER_TOOL_CACHE/uv" pipx run uv sync --locked';
const CARGO = 'dirname "$(rustup which cargo)" >> "$GITHUB_PATH"';
const TOOLCHAINS = '/home/runner/.rustup/toolchains';
const MAVEN = '--batch-mode -Dmaven.repo.local=.m2/repository';

export const SAMPLES: Readonly<Record<string, Sample>> = {
  'Node with npm': {
    files: {
      'package.json': json({
        scripts: { test: 'jest', lint: 'eslint .', build: 'webpack' },
        devDependencies: { jest: '30', eslint: '9' },
      }),
      'package-lock.json': '{}',
      'eslint.config.js': '',
      '.nvmrc': '22\n',
      'AGENTS.md': 'Be kind.',
      'CONTRIBUTING.md': 'Write tests.',
    },
    steps: [`- uses: ${SETUP_NODE}`, '  with: { node-version-file: .nvmrc }', '- run: npm ci'],
    checks: same('npm test', 'npm run lint'),
    charter: ['fenster', '- Writes code as the settings of ESLint ask'],
  },
  'Node without packages': {
    files: { 'package.json': json({ scripts: { test: 'node --test' } }) },
    steps: [],
    checks: same('npm test'),
    charter: ['hockney', '- The checks: `npm test`'],
  },
  'Node with pnpm': {
    files: {
      'package.json': json({ ...jest, packageManager: 'pnpm@9.1.0+sha512.abc' }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    },
    steps: ['- run: npm install --global pnpm@9.1.0 && pnpm install --frozen-lockfile'],
    checks: same('pnpm test'),
    charter: ['fenster', '- This repository: JavaScript with pnpm'],
  },
  'a workspace of pnpm': {
    files: {
      'package.json': json({ scripts: { test: 'pnpm -r test' }, devDependencies: { jest: '30' } }),
      'pnpm-lock.yaml': "lockfileVersion: '6.0'\n",
      'packages/a/package.json': json(jest),
    },
    steps: ['- run: npm install --global pnpm@8 && pnpm install --frozen-lockfile'],
    checks: same('pnpm test'),
    share: ['packages/a/node_modules'],
    charter: ['hockney', '- The checks: `pnpm test`'],
  },
  'Node with Yarn 1': {
    files: {
      'package.json': json(jest),
      'yarn.lock': `# yarn lockfile v1\n${'#'.repeat(2_000_000)}`,
    },
    steps: ['- run: yarn install --frozen-lockfile'],
    checks: same('yarn test'),
    charter: ['fenster', '- This repository: JavaScript with yarn'],
  },
  'Node with Yarn 4': {
    files: {
      'package.json': json({ ...jest, packageManager: 'yarn@4.5.1' }),
      'yarn.lock': '__metadata:\n  version: 8\n',
    },
    steps: [
      '- run: npm install --global --force @yarnpkg/cli-dist@4.5.1 && YARN_NODE_LINKER=node-modules yarn install --immutable',
    ],
    checks: [['yarn test', 'YARN_NODE_LINKER=node-modules yarn test']],
    charter: ['fenster', '- This repository: JavaScript with yarn'],
  },
  'Node with Bun': {
    files: {
      'package.json': json({ scripts: { test: 'bun test' }, devDependencies: { typescript: '5' } }),
      'bun.lock': '{}',
    },
    steps: ['- run: npm install --global bun@latest && bun install --frozen-lockfile'],
    checks: same('bun run test'),
    charter: ['fenster', '- This repository: TypeScript with bun'],
  },
  'Python with pip': {
    files: {
      'requirements.txt': 'flask==3.0\n',
      'requirements-dev.txt': 'pytest>=8\nruff\n',
      'pyproject.toml': '[tool.ruff]\nline-length = 100\n',
      '.python-version': '3.12\n',
    },
    steps: [
      `- uses: ${SETUP_PYTHON}`,
      '  with: { python-version-file: .python-version }',
      `- run: ${VENV} -r requirements.txt -r requirements-dev.txt && ${IGNORED}`,
    ],
    checks: [PYTEST, ['ruff check', '.venv/bin/python -m ruff check']],
    charter: ['fenster', '- **Expertise:** Python, implementation, debugging, documentation'],
  },
  'a package of Python with an extra': {
    files: {
      'pyproject.toml':
        '[build-system]\nrequires = ["hatchling"]\n[project]\nname = "shop"\nrequires-python = ">=3.11"\n[project.optional-dependencies]\ntest = [\n  "pytest>=8",\n]\n',
      'src/shop/__init__.py': '',
    },
    steps: [
      `- uses: ${SETUP_PYTHON}`,
      '  with: { python-version-file: pyproject.toml }',
      `- run: ${VENV} '.[test]' && ${IGNORED}`,
    ],
    checks: [['pytest', 'PYTHONPATH=src .venv/bin/python -m pytest']],
    charter: ['hockney', '- The checks: `pytest`'],
  },
  'Python whose pytest is configured and not required': {
    files: { 'requirements.txt': 'flask\n', 'pytest.ini': '[pytest]\n' },
    steps: [`- run: ${VENV} -r requirements.txt pytest && ${IGNORED}`],
    checks: [PYTEST],
    charter: ['hockney', '- The checks: `pytest`'],
  },
  'Python without pytest': {
    files: { 'requirements.txt': 'flask\n' },
    steps: [`- run: ${VENV} -r requirements.txt && ${IGNORED}`],
    checks: [],
    charter: ['fenster', '- This repository: Python with pip'],
  },
  'Python with uv': {
    files: {
      'pyproject.toml':
        '[project]\nname = "shop"\nrequires-python = ">=3.13"\n[dependency-groups]\ndev = ["pytest"]\n',
      'uv.lock': '',
    },
    steps: [`- run: ${UV}`],
    checks: [PYTEST],
    charter: ['fenster', '- This repository: Python with uv'],
  },
  'Python with Poetry': {
    files: {
      'pyproject.toml':
        '[tool.poetry]\nname = "shop"\n[tool.poetry.dependencies]\npython = "^3.11"\n[tool.poetry.group.dev.dependencies]\npytest = "^8"\n[tool.black]\n',
      'poetry.lock': '',
    },
    steps: [
      `- uses: ${SETUP_PYTHON}`,
      '  with: { python-version-file: pyproject.toml }',
      '- run: POETRY_VIRTUALENVS_IN_PROJECT=true pipx run poetry install --no-interaction',
    ],
    checks: [PYTEST],
    charter: ['fenster', '- Writes code as the settings of Black ask'],
  },
  Go: {
    files: { 'go.mod': 'module shop\n\ngo 1.22\n\nrequire example.com/uuid v1.3.0\n' },
    steps: [
      `- uses: ${SETUP_GO}`,
      '  with: { go-version-file: go.mod, cache: false }',
      "- run: go mod vendor && echo '*' > vendor/.gitignore",
    ],
    checks: [['go test', 'go test ./...']],
    charter: ['fenster', '- This repository: Go'],
  },
  Rust: {
    files: { 'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\nserde = "1"\n' },
    steps: [
      `- run: mkdir -p .cargo && cargo vendor >> .cargo/config.toml && echo '*' > vendor/.gitignore && cp vendor/.gitignore .cargo/ && ${CARGO}`,
    ],
    checks: same('cargo test'),
    share: [TOOLCHAINS],
    charter: ['fenster', '- This repository: Rust with Cargo'],
  },
  'Ruby with Bundler': {
    files: {
      Gemfile:
        "source 'https://rubygems.org'\ngem 'sinatra'\ngroup :test do\n  gem \"rspec\"\nend\n",
      'Gemfile.lock': '',
    },
    steps: [
      "- run: bundle config set --local path vendor/bundle && bundle install && echo '*' > vendor/.gitignore && cp vendor/.gitignore .bundle/",
    ],
    checks: [['rspec', 'bundle exec rspec']],
    charter: ['fenster', '- This repository: Ruby with Bundler'],
  },
  'PHP with Composer': {
    files: {
      'composer.json': json({ 'require-dev': { 'phpunit/phpunit': '^11' } }),
      'composer.lock': '{}',
    },
    steps: ["- run: composer install --no-interaction && echo '*' > vendor/.gitignore"],
    checks: [['phpunit', 'vendor/bin/phpunit']],
    charter: ['fenster', '- This repository: PHP with Composer'],
  },
  'Java with Maven and its wrapper': {
    files: { 'pom.xml': '<project/>', mvnw: '#!/bin/sh\n' },
    steps: [
      `- run: MAVEN_USER_HOME="$PWD/.m2" ./mvnw ${MAVEN} -Dmaven.test.failure.ignore test && echo '*' > .m2/.gitignore`,
    ],
    checks: [['mvn test', `MAVEN_USER_HOME="$PWD/.m2" ./mvnw ${MAVEN} --offline test`]],
    charter: ['fenster', '- This repository: Java with Maven'],
  },
  'Java with Gradle and its wrapper': {
    files: { 'build.gradle.kts': '', gradlew: '#!/bin/sh\n' },
    steps: [
      '- run: export GRADLE_USER_HOME="$PWD/.gradle" && ./gradlew --no-daemon test --test-dry-run && echo \'*\' > .gradle/.gitignore',
    ],
    checks: [
      ['gradle test', 'GRADLE_USER_HOME="$PWD/.gradle" ./gradlew --no-daemon --offline test'],
    ],
    charter: ['fenster', '- This repository: Java with Gradle'],
  },
  '.NET': {
    files: { 'Shop.sln': '' },
    steps: [
      '- run: NUGET_PACKAGES="$PWD/.nuget/packages" dotnet restore && echo \'*\' > .nuget/.gitignore',
    ],
    checks: [['dotnet test', 'NUGET_PACKAGES="$PWD/.nuget/packages" dotnet test']],
    charter: ['fenster', '- This repository: .NET'],
  },
  'a Makefile alone': {
    files: { Makefile: 'test:\n\t./run-tests\n' },
    steps: [],
    checks: same('make test'),
    charter: ['hockney', '- The checks: `make test`'],
  },
  'a monorepo of pages and a server': {
    files: {
      'web/package.json': json({
        scripts: { test: 'vitest run' },
        dependencies: { react: '19' },
        devDependencies: { vitest: '3' },
      }),
      'web/pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'web/tsconfig.json': '{}',
      'my api/go.mod': 'module api\n\ngo 1.22\n\nrequire example.com/uuid v1.3.0\n',
    },
    steps: [
      `- uses: ${SETUP_GO}`,
      '  with: { go-version-file: my api/go.mod, cache: false }',
      "- run: cd 'my api' && go mod vendor && echo '*' > vendor/.gitignore",
      '- run: cd web && npm install --global pnpm@10 && pnpm install --frozen-lockfile',
    ],
    checks: [
      ['my api: go test', "cd 'my api' && go test ./..."],
      ['web: pnpm test', 'cd web && pnpm test'],
    ],
    share: ['my api/vendor', 'web/node_modules'],
    charter: ['verbal', '- `web/`: TypeScript with pnpm'],
  },
  'a workspace of Go': {
    files: {
      'go.work': 'go 1.22\nuse ./api\nuse ./lib\n',
      'api/go.mod': 'module api\nrequire example.com/uuid v1.3.0\n',
      'lib/go.mod': 'module lib\nrequire example.com/uuid v1.3.0\n',
    },
    steps: ["- run: go work vendor && echo '*' > vendor/.gitignore"],
    checks: [
      ['api: go test', 'cd api && go test ./...'],
      ['lib: go test', 'cd lib && go test ./...'],
    ],
    charter: ['fenster', '- `api/`: Go'],
  },
};

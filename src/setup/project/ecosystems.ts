// How projects of each language are set up and checked: the steps before a run, and commands that work in the box, which has no
// network and no home of the runner's. What they need is installed into folders of the checkout.
import { CHECK_FILES, isThere } from '#src/team/repository-files.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { NODE } from './node.ts';
import { PYTHON } from './python.ts';
import {
  below,
  type Ecosystem,
  holds,
  ignored,
  type ProjectCheck,
  type ProjectFolder,
  runs,
  textOf,
} from './recipe.ts';

// Go and Rust

const go: Ecosystem = {
  buildFile: /^go\.mod$/,
  own: [CHECK_FILES.go],
  wrote: /^go (?:mod|work) vendor && echo '\*' > vendor\/\.gitignore$/,
  async read(folder, top) {
    const module = await textOf(folder, CHECK_FILES.go);
    const needsModules = /^[ \t]*require\b/m.test(module);
    const isVendored = holds(folder, 'vendor') || holds(top, 'vendor');
    const isWorkspace = isThere(top, 'go.work');
    const file = below(folder, CHECK_FILES.go);
    const asked = /^go[ \t]+\d/m.test(module);
    const settings = { 'go-version-file': file, cache: false };
    return {
      language: 'Go',
      tool: undefined,
      steps: [
        ...(asked ? [{ kind: 'uses', action: 'go', settings } as const] : []),
        ...(needsModules && !isVendored
          ? runs(isWorkspace ? top : folder, [
              `go ${isWorkspace ? 'work' : 'mod'} vendor`,
              ignored('vendor'),
            ])
          : []),
      ],
      checks: [{ name: 'go test', run: 'go test ./...' }],
      installed: isWorkspace ? [] : ['vendor'],
    };
  },
};

/** Programs in the box find `vendor` and `.cargo`, and the toolchain where `share` names it, but no shims in the home. */
const CARGO_PATH = 'dirname "$(rustup which cargo)" >> "$GITHUB_PATH"';
const CARGO_VENDOR = `mkdir -p .cargo && cargo vendor >> .cargo/config.toml && ${ignored('vendor')} && cp vendor/.gitignore .cargo/`;

const rust: Ecosystem = {
  buildFile: /^Cargo\.toml$/,
  own: ['Cargo.lock'],
  wrote:
    /^(?:mkdir -p \.cargo && cargo vendor .+ && )?dirname "\$\(rustup which cargo\)" >> "\$GITHUB_PATH"$/,
  async read(folder) {
    const manifest = await textOf(folder, CHECK_FILES.rust);
    const isVendored = holds(folder, 'vendor');
    const needsCrates = /^\[(?:[\w.'"()= -]+\.)?(?:dev-|build-)?dependencies|^\[workspace/m.test(
      manifest,
    );
    return {
      language: 'Rust',
      tool: 'Cargo',
      steps: runs(folder, [...(needsCrates && !isVendored ? [CARGO_VENDOR] : []), CARGO_PATH]),
      checks: [{ name: 'cargo test', run: 'cargo test' }],
      installed: ['vendor', '.cargo'],
      shared: ['/home/runner/.rustup/toolchains'],
    };
  },
};

// Ruby and PHP

const ruby: Ecosystem = {
  buildFile: /^Gemfile$/,
  own: ['Gemfile.lock'],
  wrote: /^bundle config set --local path vendor\/bundle && bundle install && .+$/,
  async read(folder) {
    const gems = await textOf(folder, 'Gemfile');
    const has = (gem: string) => new RegExp(`^[ \\t]*gem[ (]+["']${gem}["']`, 'm').test(gems);
    return {
      language: 'Ruby',
      tool: 'Bundler',
      steps: runs(folder, [
        'bundle config set --local path vendor/bundle',
        'bundle install',
        ignored('vendor'),
        'cp vendor/.gitignore .bundle/',
      ]),
      checks: [...rubyTests(folder, has), ...(has('rubocop') ? [bundled('rubocop')] : [])],
      installed: ['vendor', '.bundle'],
    };
  },
};

const bundled = (command: string) => ({ name: command, run: `bundle exec ${command}` });

function rubyTests(folder: ProjectFolder, has: (gem: string) => boolean): readonly ProjectCheck[] {
  if (has('rspec') || has('rspec-rails')) return [bundled('rspec')];
  if (has('rails')) return [bundled('rails test')];
  const isTested = has('rake') && isThere(folder, 'Rakefile') && folder.folders.includes('test');
  return isTested ? [bundled('rake test')] : [];
}

const php: Ecosystem = {
  buildFile: /^composer\.json$/,
  own: ['composer.lock'],
  wrote: /^composer install --no-interaction && echo '\*' > vendor\/\.gitignore$/,
  async read(folder) {
    const json = readJson(await textOf(folder, 'composer.json'));
    const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
    const required = ['require', 'require-dev'].flatMap((kind) => [
      ...(fieldsOf(fields?.get(kind))?.keys() ?? []),
    ]);
    const hasScript = fieldsOf(fields?.get('scripts'))?.has('test') === true;
    const hasUnit = required.includes('phpunit/phpunit');
    const file = below(folder, 'composer.json');
    return {
      language: 'PHP',
      tool: 'Composer',
      steps:
        json.kind === 'broken'
          ? []
          : runs(folder, ['composer install --no-interaction', ignored('vendor')]),
      checks: [
        ...(hasScript && required.length > 0
          ? [{ name: 'composer test', run: 'composer test' }]
          : []),
        ...(hasUnit && !hasScript ? [{ name: 'phpunit', run: 'vendor/bin/phpunit' }] : []),
      ],
      installed: ['vendor'],
      notes:
        json.kind === 'broken' ? [`${file} is ${json.reason}, so nothing was read from it.`] : [],
    };
  },
};

// Java and .NET

/** Maven fetches what tests need when it runs them, and at no other time. */
const maven: Ecosystem = {
  buildFile: /^pom\.xml$/,
  own: ['mvnw'],
  wrote:
    /^(?:MAVEN_USER_HOME="\$PWD\/\.m2" \.\/mvnw|mvn) .+ test && echo '\*' > \.m2\/\.gitignore$/,
  async read(folder) {
    const program = isThere(folder, 'mvnw') ? 'MAVEN_USER_HOME="$PWD/.m2" ./mvnw' : 'mvn';
    const maven = `${program} --batch-mode -Dmaven.repo.local=.m2/repository`;
    return {
      language: 'Java',
      tool: 'Maven',
      steps: runs(folder, [`${maven} -Dmaven.test.failure.ignore test`, ignored('.m2')]),
      checks: [{ name: 'mvn test', run: `${maven} --offline test` }],
      installed: ['.m2'],
    };
  },
};

const gradle: Ecosystem = {
  buildFile: /^build\.gradle(?:\.kts)?$/,
  own: ['gradlew'],
  wrote: /^export GRADLE_USER_HOME="\$PWD\/\.gradle" && .+ && echo '\*' > \.gradle\/\.gitignore$/,
  async read(folder) {
    const program = isThere(folder, 'gradlew') ? './gradlew' : 'gradle';
    const wrapper = await textOf(folder, 'gradle/wrapper/gradle-wrapper.properties');
    const isOld = /gradle-(?:[1-7]\.|8\.[0-2][.-])/.test(wrapper);
    return {
      language: 'Java',
      tool: 'Gradle',
      steps: runs(folder, [
        'export GRADLE_USER_HOME="$PWD/.gradle"',
        // Without the flag, tests have to run; those that fail are no reason to stop.
        isOld
          ? `{ ${program} --no-daemon --continue test || true; }`
          : `${program} --no-daemon test --test-dry-run`,
        ignored('.gradle'),
      ]),
      checks: [
        {
          name: 'gradle test',
          run: `GRADLE_USER_HOME="$PWD/.gradle" ${program} --no-daemon --offline test`,
        },
      ],
      installed: ['.gradle'],
    };
  },
};

const PACKAGES_OF_DOTNET = 'NUGET_PACKAGES="$PWD/.nuget/packages"';

const dotnet: Ecosystem = {
  buildFile: /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/,
  own: [],
  wrote: /^NUGET_PACKAGES="\$PWD\/\.nuget\/packages" dotnet restore && .+$/,
  async read(folder) {
    return {
      language: '.NET',
      tool: undefined,
      steps: runs(folder, [`${PACKAGES_OF_DOTNET} dotnet restore`, ignored('.nuget')]),
      checks: [{ name: 'dotnet test', run: `${PACKAGES_OF_DOTNET} dotnet test` }],
      installed: ['.nuget'],
    };
  },
};

/** Every kind of project, in the order in which they are set up. */
export const ECOSYSTEMS: readonly Ecosystem[] = [
  NODE,
  PYTHON,
  go,
  rust,
  ruby,
  php,
  maven,
  gradle,
  dotnet,
];

/** True for a command that one of the steps runs, in this version or an earlier one. */
export function isSetupCommand(run: string): boolean {
  return ECOSYSTEMS.some(({ wrote }) => wrote.test(run));
}
